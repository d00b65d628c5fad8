/// How the start screen shows habits. The raw value is what is remembered.
enum HabitListStyle: String, CaseIterable, Codable {
  /// With a year of days each.
  case cards
  /// With the last seven days each.
  case rows
}

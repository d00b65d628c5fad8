/// Habits, one a line.
struct HabitTable: CommandAnswer, Equatable {
  let habits: [HabitReport]
  /// The beginning of each habit's identifier, in the same order.
  let identifiers: [String]

  /// - Parameter identifiers: Those of all habits in the store.
  init(_ habits: [HabitReport], _ identifiers: ShortIdentifiers) {
    self.habits = habits
    self.identifiers = habits.map { identifiers[$0.id] }
  }

  func encode(to encoder: any Encoder) throws {
    try habits.encode(to: encoder)
  }

  var text: String {
    guard !habits.isEmpty else { return "No habits." }
    return TextColumns.lines(
      zip(habits, identifiers).map { [$0.name, $0.state, $0.streakLabel, $1] }
    )
  }
}

/// How the start screen shows habits. The raw value is what is remembered.
package enum HabitListStyle: String, CaseIterable, Codable, Identifiable {
  /// With a year of days each.
  case cards
  /// With the last seven days each.
  case rows

  package var id: Self { self }

  /// The name to show.
  package var title: String {
    switch self {
    case .cards: "Cards"
    case .rows: "Rows"
    }
  }

  /// The symbol beside the name.
  package var icon: String {
    switch self {
    case .cards: "rectangle.grid.1x2"
    case .rows: "list.bullet"
    }
  }
}

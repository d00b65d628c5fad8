import Foundation

/// The style of the start screen's list. The raw value is stored.
package enum HabitListStyle: String, CaseIterable, Codable, Identifiable {
  /// Cards with the last year of days.
  case cards
  /// Rows with the last seven days.
  case rows

  package var id: Self { self }

  package var title: String {
    switch self {
    case .cards: String(localized: "Cards")
    case .rows: String(localized: "Rows")
    }
  }

  /// The symbol next to the name.
  package var icon: String {
    switch self {
    case .cards: "rectangle.grid.1x2"
    case .rows: "list.bullet"
    }
  }
}

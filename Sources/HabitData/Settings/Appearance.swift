import Foundation
import HabitEngine

/// The color scheme of the app. The raw value is stored.
package enum Appearance: String, CaseIterable, Identifiable {
  case dark, light
  /// The scheme of the device.
  case system

  package var id: Self { self }

  package var title: LocalizedStringResource {
    switch self {
    case .dark: LocalizedStringResource("Dark", comment: "The dark appearance.")
    case .light: LocalizedStringResource("Light", comment: "The light appearance.")
    case .system: LocalizedStringResource("System", comment: "The appearance of the device.")
    }
  }
}

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

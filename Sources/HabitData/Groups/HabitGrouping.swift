import Foundation

/// The property by which the start screen groups habits. The raw value is stored.
package enum HabitGrouping: String, CaseIterable, Codable, Identifiable {
  case none, category, timeOfDay

  package var id: Self { self }

  package var title: String {
    switch self {
    case .none: String(localized: "No Groups")
    case .category: String(localized: "Category")
    case .timeOfDay: String(localized: "Time of Day")
    }
  }
}

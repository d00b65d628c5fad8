/// The property by which the start screen groups habits. The raw value is stored.
package enum HabitGrouping: String, CaseIterable, Codable, Identifiable {
  case none, category, timeOfDay

  package var id: Self { self }

  package var title: String {
    switch self {
    case .none: "No Groups"
    case .category: "Category"
    case .timeOfDay: "Time of Day"
    }
  }
}

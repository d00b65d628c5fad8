import Foundation

/// The sort order of the start screen. The raw value is stored.
package enum HabitSort: String, CaseIterable, Codable, Identifiable {
  case newest, manual, name, streak, category

  package var id: Self { self }

  package var title: String {
    switch self {
    case .newest: String(localized: "Newest")
    case .manual: String(localized: "Manual")
    case .name: String(localized: "Name")
    case .streak: String(localized: "Current Streak")
    case .category: String(localized: "Category")
    }
  }

  /// Returns habits in this order. Habits with equal values are in manual order.
  ///
  /// - Parameters:
  ///   - categories: The user's categories in order.
  ///   - locale: The locale whose alphabet orders names.
  ///   - streak: Returns the current streak in days. Called only when sorting by streak.
  @MainActor package func sorted(
    _ habits: [Habit],
    categories: CategoryList = CategoryList(),
    locale: Locale = .current,
    streak: (Habit) -> Int
  ) -> [Habit] {
    switch self {
    case .newest: sort(habits, by: \.createdAt, >)
    case .manual: sort(habits, by: \.sortIndex, <)
    case .name:
      sort(habits, by: \.name) { one, other in
        one.compare(other, options: Self.nameOptions, locale: locale) == .orderedAscending
      }
    case .streak: sort(habits, by: streak, >)
    case .category: sort(habits, by: { categories.position(of: $0.category) }, <)
    }
  }

  /// The options of `localizedStandardCompare(_:)`, which always uses the current locale. On Linux
  /// that is the server's, not the reader's.
  private static let nameOptions: String.CompareOptions = [
    .caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering,
  ]

  /// Sorts habits, reading each habit's values only once.
  @MainActor private func sort<Value>(
    _ habits: [Habit],
    by value: (Habit) -> Value,
    _ isBefore: (Value, Value) -> Bool
  ) -> [Habit] {
    let keyed = habits.map { (habit: $0, value: value($0), position: manualPosition(of: $0)) }
    return keyed.sorted { one, two in
      if isBefore(one.value, two.value) { return true }
      if isBefore(two.value, one.value) { return false }
      return one.position < two.position
    }
    .map(\.habit)
  }

  /// Returns a position in the manual order. Two devices may have assigned the same position; the
  /// newer habit then comes first on both.
  @MainActor private func manualPosition(of habit: Habit) -> (Int, TimeInterval, UUID) {
    (habit.sortIndex, -habit.createdAt.timeIntervalSinceReferenceDate, habit.id)
  }
}

import Foundation
import HabitEngine

/// In which order the start screen shows habits. The raw value is what is remembered.
package enum HabitSort: String, CaseIterable, Codable, Identifiable {
  case newest, manual, name, streak, category

  package var id: Self { self }

  /// The name to show.
  package var title: String {
    switch self {
    case .newest: "Newest"
    case .manual: "Manual"
    case .name: "Name"
    case .streak: "Current Streak"
    case .category: "Category"
    }
  }

  /// Habits in this order. Those that are equal in it are in manual order.
  /// - Parameters:
  ///   - categories: The user's categories, in their order.
  ///   - streak: The current streak in days; asked for where it decides.
  @MainActor package func sorted(
    _ habits: [Habit],
    categories: CategoryList = CategoryList(),
    streak: (Habit) -> Int
  ) -> [Habit] {
    switch self {
    case .newest: sort(habits, by: \.createdAt, >)
    case .manual: sort(habits, by: \.sortIndex, <)
    case .name: sort(habits, by: \.name) { $0.localizedStandardCompare($1) == .orderedAscending }
    case .streak: sort(habits, by: streak, >)
    case .category: sort(habits, by: { categories.place(of: $0.category) }, <)
    }
  }

  /// Each habit's value is asked for once.
  private func sort<Value>(
    _ habits: [Habit],
    by value: (Habit) -> Value,
    _ isBefore: (Value, Value) -> Bool
  ) -> [Habit] {
    let keyed = habits.map { (habit: $0, value: value($0)) }
    return keyed.sorted { one, two in
      if isBefore(one.value, two.value) { return true }
      if isBefore(two.value, one.value) { return false }
      return Self.isAbove(one.habit, two.habit)
    }
    .map(\.habit)
  }

  /// The manual order. Two devices may have given a place twice: the newer one is above then, on both.
  @MainActor private static func isAbove(_ one: Habit, _ two: Habit) -> Bool {
    guard one.sortIndex == two.sortIndex else { return one.sortIndex < two.sortIndex }
    guard one.createdAt == two.createdAt else { return one.createdAt > two.createdAt }
    return one.id.uuidString < two.id.uuidString
  }
}

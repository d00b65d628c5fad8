import Foundation
import HabitEngine

/// The completion rate over the habits of a category.
package struct CategoryRate: Hashable, Identifiable, Sendable {
  /// The category; nil for habits without one.
  package let category: CategoryInfo?
  package let rate: CompletionRate

  package var id: HabitCategory? { category?.id }

  package var name: String { category?.name ?? String(localized: "No Category") }

  /// Returns the rates of all categories in use, in the user's order, with habits without a
  /// category last.
  ///
  /// - Parameter histories: Each habit's category and history.
  static func all(
    _ histories: [(category: CategoryInfo?, history: HabitHistory)],
    in days: ClosedRange<CalendarDay>,
    order: CategoryList,
    weekStart: WeekStart,
    today: CalendarDay
  ) -> [CategoryRate] {
    let categories = order.categories.map(Optional.some) + [nil]
    return categories.compactMap { category in
      let own = histories.filter { $0.category == category }.map(\.history)
      guard !own.isEmpty else { return nil }
      return CategoryRate(
        category: category,
        rate: CompletionTrend.rate(own, in: days, weekStart: weekStart, today: today)
      )
    }
  }
}

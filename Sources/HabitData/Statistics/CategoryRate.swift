import HabitEngine

/// The completion rate over the habits of a category.
package struct CategoryRate: Hashable, Identifiable {
  /// Nil for habits of no category.
  package let category: HabitCategory?
  let habitCount: Int
  package let rate: CompletionRate

  package var id: HabitCategory? { category }

  /// The name to show.
  package var name: String { category?.name ?? "No Category" }

  /// The categories in use, in their own order, habits without one last.
  /// - Parameter histories: Each habit's category and history.
  static func all(
    _ histories: [(category: HabitCategory?, history: HabitHistory)],
    in days: ClosedRange<CalendarDay>,
    today: CalendarDay
  ) -> [CategoryRate] {
    let categories = HabitCategory.allCases.map(Optional.some) + [nil]
    return categories.compactMap { category in
      let own = histories.filter { $0.category == category }.map(\.history)
      guard !own.isEmpty else { return nil }
      return CategoryRate(
        category: category,
        habitCount: own.count,
        rate: CompletionTrend.rate(own, in: days, today: today)
      )
    }
  }
}

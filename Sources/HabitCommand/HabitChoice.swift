import HabitData

extension HabitChoice {
  /// Returns the single habit that matches a query.
  ///
  /// - Parameter categories: The categories that distinguish habits with the same name.
  func habit(
    _ query: String,
    _ categories: CategoryList = CategoryList()
  ) throws(CommandFailure) -> Habit {
    let candidates = candidates(query)
    guard let habit = candidates.first else {
      throw .usage(String(localized: "there is no habit “\(query)”"))
    }
    guard candidates.count == 1 else {
      let lines = lines(matches(query), categories)
      let reason = String(localized: "“\(query)” matches several habits; use an identifier:")
      throw .usage("\(reason)\n\(lines)")
    }
    return habit
  }

  private func lines(_ habits: [Habit], _ categories: CategoryList) -> String {
    let identifiers = identifiers
    return TextColumns.lines(
      habits.map { habit in
        [
          "  \(identifiers[habit.id])", habit.name,
          categories.category(habit.category)?.name ?? String(localized: "no category"),
          habit.archivedAt == nil ? "" : String(localized: "archived"),
        ]
      }
    )
  }
}

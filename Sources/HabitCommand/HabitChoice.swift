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
    guard let habit = candidates.first else { throw .usage("there is no habit “\(query)”") }
    guard candidates.count == 1 else {
      let lines = lines(matches(query), categories)
      throw .usage("“\(query)” matches several habits; use an identifier:\n\(lines)")
    }
    return habit
  }

  private func lines(_ habits: [Habit], _ categories: CategoryList) -> String {
    let identifiers = identifiers
    return TextColumns.lines(
      habits.map { habit in
        [
          "  \(identifiers[habit.id])", habit.name,
          categories.category(habit.category)?.name ?? "no category",
          habit.archivedAt == nil ? "" : "archived",
        ]
      }
    )
  }
}

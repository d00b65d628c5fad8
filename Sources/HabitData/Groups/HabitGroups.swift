import HabitEngine

/// The grouped habits of the start screen.
package struct HabitGroups: Hashable {
  /// The groups that have habits, in order.
  package private(set) var groups: [HabitGroup]

  /// Groups habits by a property.
  ///
  /// - Parameters:
  ///   - habits: The habits, in the order to keep within each group.
  ///   - categories: The user's categories in order.
  package init(_ habits: [Habit], by grouping: HabitGrouping, categories: CategoryList) {
    switch grouping {
    case .none:
      groups = [HabitGroup(kind: .all, habits: habits)]
    case .category:
      let members = Dictionary(grouping: habits) { categories.category($0.category)?.id }
      groups = (categories.categories.map(Optional.some) + [nil]).map { category in
        HabitGroup(kind: .category(category), habits: members[category?.id] ?? [])
      }
    case .timeOfDay:
      let members = Dictionary(grouping: habits, by: \.timeOfDay)
      groups = [DayPart.morning, .afternoon, .evening, .any].map { part in
        HabitGroup(kind: .dayPart(part), habits: members[part] ?? [])
      }
    }
    groups.removeAll(where: \.habits.isEmpty)
  }

  /// Returns the groups, with the habits that are not due moved to the end of each group.
  ///
  /// - Parameters:
  ///   - notDue: The habits that are not due today.
  ///   - isDueAlone: True to leave out the ``HabitsNotDue/resting`` habits.
  package func arranged(by notDue: HabitsNotDue, isDueAlone: Bool) -> HabitGroups {
    guard !notDue.ids.isEmpty else { return self }
    var arranged = self
    arranged.groups = groups.map { group in
      let shown =
        isDueAlone ? group.habits.filter { !notDue.resting.contains($0.id) } : group.habits
      let last = shown.filter { notDue.ids.contains($0.id) }
      let first = shown.filter { !notDue.ids.contains($0.id) }
      return HabitGroup(kind: group.kind, habits: first + last)
    }
    arranged.groups.removeAll(where: \.habits.isEmpty)
    return arranged
  }

  /// All habits in order.
  package var habits: [Habit] { groups.flatMap(\.habits) }
}

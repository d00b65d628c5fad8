import HabitEngine
import HabitSync

/// The habits and categories of a store or of a sync state, in a fixed order and with at most one
/// record per habit and day.
package struct SyncDocument: Hashable {
  /// The habits in order, without deleted habits.
  package let habits: [PortableHabit]
  /// The categories in order.
  package let categories: [SyncCategory]

  package init(habits: [PortableHabit], categories: [SyncCategory]) {
    self.habits = habits.sorted { one, other in
      (one.position, one.id.uuidString) < (other.position, other.id.uuidString)
    }
    self.categories = categories.sorted { one, other in
      (one.position, one.category.key) < (other.position, other.category.key)
    }
  }

  package init(_ state: SyncState) {
    let cells = state.allCells
    let habits = cells.habits.compactMap(state.habit).map { habit in
      var whole = habit
      whole.days = state.days(state.days(of: habit.id), of: habit.id).compactMap(\.record)
      return whole
    }
    self.init(habits: habits, categories: cells.categories.compactMap(state.category))
  }
}

import Foundation
import HabitEngine

/// The habits that are not due today.
package struct HabitsNotDue: Hashable {
  /// The habits that are not due. They do not include quit habits, which are always shown as due.
  package private(set) var ids: Set<UUID> = []
  /// The habits that are neither due nor complete.
  package private(set) var resting: Set<UUID> = []

  package init(_ states: [(id: UUID, state: DayState)] = []) {
    for (id, state) in states where state.kind == .build && !state.status.countsAsDue {
      ids.insert(id)
      if !state.isComplete { resting.insert(id) }
    }
  }
}

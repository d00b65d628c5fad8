import Foundation
import HabitEngine

/// Which habits today does not ask for.
package struct DueToday: Hashable {
  /// The habits that are not due. Habits to give up are never among them: they are looked at every
  /// day.
  package private(set) var notDue: Set<UUID> = []
  /// Those of them that were not done all the same.
  package private(set) var resting: Set<UUID> = []

  package init(_ states: [(id: UUID, state: DayState)] = []) {
    for (id, state) in states where state.kind == .build && !state.standing.countsAsDue {
      notDue.insert(id)
      if !state.isComplete { resting.insert(id) }
    }
  }
}

import Foundation
import HabitEngine
import Observation

/// The cached state of today for each habit, shared by all windows. Only habits that changed are
/// computed again.
@Observable @MainActor
final class TodayStates {
  /// A number that changes with each change of a cached habit, for observation.
  private var version = 0
  @ObservationIgnored private var known: [ObjectIdentifier: Known] = [:]
  @ObservationIgnored private var day: Day?
  /// The approximate number of groups in which the states of many habits are computed. If there are
  /// fewer than twice as many habits as groups, each habit has its own group.
  private static let mostGroups = 100

  /// A cached state. It is a class, because each tap iterates over all states.
  final class Known {
    /// The habit, which is retained so that no other habit gets the same object identifier.
    let habit: Habit
    let id: UUID
    let state: DayState
    let period: StreakGoal.Period

    /// The state and the unit of the streak, from which today's progress is computed.
    var part: Part { (state, period) }

    init(_ habit: Habit, _ part: Part) {
      self.habit = habit
      id = habit.id
      (state, period) = part
    }
  }

  /// The state of a habit today, and the unit of its streak.
  typealias Part = (state: DayState, period: StreakGoal.Period)

  /// The values on which all states depend.
  struct Day: Equatable {
    let today: CalendarDay
    let weekStart: WeekStart
  }

  /// Returns the states of habits, in order.
  ///
  /// - Parameter part: Computes the state of a habit.
  func states(of habits: [Habit], on day: Day, _ part: (Habit) -> Part) -> [Known] {
    _ = version
    if day != self.day {
      self.day = day
      known = [:]
    }
    let unknown = habits.filter { known[ObjectIdentifier($0)] == nil }
    let groupSize = max(1, unknown.count / Self.mostGroups)
    for start in stride(from: 0, to: unknown.count, by: groupSize) {
      find(unknown[start..<min(start + groupSize, unknown.count)], part)
    }
    // This is a loop instead of a closure, because Swift checks the actor of a closure at each
    // call. For 200 habits, the checks would take a third of the time.
    var states: [Known] = []
    states.reserveCapacity(habits.count)
    for habit in habits {
      if let state = known[ObjectIdentifier(habit)] { states.append(state) }
    }
    return states
  }

  /// Computes the states of a group of habits. If one habit of the group changes, the states of all
  /// become invalid.
  ///
  /// The habits are tracked in groups, because after each nested tracking, observation copies the
  /// list of all properties that the enclosing body has read. Tracking each of ten thousand habits
  /// separately takes seconds.
  private func find(_ habits: ArraySlice<Habit>, _ part: (Habit) -> Part) {
    let keys = habits.map { ObjectIdentifier($0) }
    let fresh = withObservationTracking {
      habits.map { Known($0, part($0)) }
    } onChange: { [weak self] in
      // Habits and logs are changed only on the main actor.
      MainActor.assumeIsolated { self?.forget(keys) }
    }
    for (key, state) in zip(keys, fresh) { known[key] = state }
  }

  /// Removes all states, because views use other objects now.
  func forgetAll() {
    known = [:]
    version &+= 1
  }

  /// Removes the state of a deleted habit.
  func forget(_ habit: Habit) {
    forget([ObjectIdentifier(habit)])
  }

  /// Removes the states of habits that are about to change.
  private func forget(_ keys: [ObjectIdentifier]) {
    for key in keys { known[key] = nil }
    version &+= 1
  }
}

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

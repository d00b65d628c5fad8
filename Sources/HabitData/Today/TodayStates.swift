import Foundation
import HabitEngine
import Observation

/// What today is for each habit, for all windows at once: it is worked out again only for a habit of
/// which something has changed.
@Observable @MainActor
final class TodayStates {
  /// Another number after each change of a habit whose state was asked for.
  private var version = 0
  @ObservationIgnored private var known: [ObjectIdentifier: Known] = [:]
  @ObservationIgnored private var day: Day?
  /// The most groups in which states are found at once: a habit has a group of its own among fewer.
  private static let mostGroups = 100

  /// A class, as each tap counts all of them.
  final class Known {
    /// Held, so that no other habit gets its identifier.
    let habit: Habit
    let id: UUID
    let state: DayState
    let period: StreakGoal.Period

    /// The habit as a count of today takes it.
    var part: Part { (state, period) }

    init(_ habit: Habit, _ part: Part) {
      self.habit = habit
      id = habit.id
      (state, period) = part
    }
  }

  /// What today is for a habit, and what its streak is counted in.
  typealias Part = (state: DayState, period: StreakGoal.Period)

  /// What all states depend on.
  struct Day: Equatable {
    let today: CalendarDay
    let weekStart: WeekStart
  }

  /// The states of habits, in their order.
  /// - Parameter part: Works one out.
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
    // Swift asks a closure of the main actor at each call where it runs: a third of this for 200
    // habits.
    var states: [Known] = []
    states.reserveCapacity(habits.count)
    for habit in habits {
      if let state = known[ObjectIdentifier(habit)] { states.append(state) }
    }
    return states
  }

  /// Finds the states of a group of habits, which are forgotten together.
  ///
  /// Observation copies what the enclosing body has read after each tracking inside it, so a tracking
  /// for each of ten thousand habits takes seconds.
  private func find(_ habits: ArraySlice<Habit>, _ part: (Habit) -> Part) {
    let keys = habits.map { ObjectIdentifier($0) }
    let fresh = withObservationTracking {
      habits.map { Known($0, part($0)) }
    } onChange: { [weak self] in
      // Habits and their logs are written on the main actor alone.
      MainActor.assumeIsolated { self?.forget(keys) }
    }
    for (key, state) in zip(keys, fresh) { known[key] = state }
  }

  /// Lets go of all habits, since other objects take their places.
  func forgetAll() {
    known = [:]
    version &+= 1
  }

  /// A habit is gone.
  func forget(_ habit: Habit) {
    forget([ObjectIdentifier(habit)])
  }

  /// Something of one of the habits is about to change.
  private func forget(_ keys: [ObjectIdentifier]) {
    for key in keys { known[key] = nil }
    version &+= 1
  }
}

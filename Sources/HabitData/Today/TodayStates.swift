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
    // Swift asks a closure of the main actor at each call where it runs: a third of this for 200
    // habits.
    var states: [Known] = []
    states.reserveCapacity(habits.count)
    for habit in habits { states.append(known[ObjectIdentifier(habit)] ?? find(habit, part)) }
    return states
  }

  private func find(_ habit: Habit, _ part: (Habit) -> Part) -> Known {
    let key = ObjectIdentifier(habit)
    let fresh = withObservationTracking {
      Known(habit, part(habit))
    } onChange: { [weak self] in
      // Habits and their logs are written on the main actor alone.
      MainActor.assumeIsolated { self?.forget(key) }
    }
    known[key] = fresh
    return fresh
  }

  /// Lets go of all habits, since other objects take their places.
  func forgetAll() {
    known = [:]
    version &+= 1
  }

  /// A habit is gone.
  func forget(_ habit: Habit) {
    forget(ObjectIdentifier(habit))
  }

  /// Something of a habit is about to change.
  private func forget(_ key: ObjectIdentifier) {
    known[key] = nil
    version &+= 1
  }
}

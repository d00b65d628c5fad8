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

    init(_ habit: Habit, _ state: DayState) {
      self.habit = habit
      id = habit.id
      self.state = state
      period = habit.streakGoal.period
    }
  }

  /// What all states depend on.
  struct Day: Equatable {
    let today: CalendarDay
    let weekStart: WeekStart
  }

  /// The states of habits, in their order.
  /// - Parameter state: Works a state out.
  func states(of habits: [Habit], on day: Day, _ state: (Habit) -> DayState) -> [Known] {
    _ = version
    if day != self.day {
      self.day = day
      known = [:]
    }
    return habits.map { habit in
      let key = ObjectIdentifier(habit)
      if let known = known[key] { return known }
      let fresh = withObservationTracking {
        Known(habit, state(habit))
      } onChange: { [weak self] in
        // Habits and their logs are written on the main actor alone.
        MainActor.assumeIsolated { self?.forget(key) }
      }
      known[key] = fresh
      return fresh
    }
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

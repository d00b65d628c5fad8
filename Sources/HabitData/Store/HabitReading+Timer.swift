import Foundation
import HabitEngine

/// What timers have.
extension HabitReading {
  /// The seconds of today that a habit's timer has and that are not written yet.
  package func timerSeconds(of habit: Habit, at now: Date) -> Int {
    habit.timer.secondsToday(at: now, boundary: days.boundary)
  }

  /// When a timer that runs began to count today, by the system's clock, had it not waited since;
  /// nil where it does not run.
  package func timerStart(of habit: Habit) -> Date? {
    habit.timer.unbrokenStart(from: days.boundary.start(of: today)).map(days.clock.systemTime)
  }
}

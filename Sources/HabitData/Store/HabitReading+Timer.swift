import Foundation
import HabitEngine

/// Values of timers.
extension HabitReading {
  /// Returns today's seconds of a habit's timer that are not added to a day yet.
  package func timerSeconds(of habit: Habit, at now: Date) -> Int {
    habit.timer.secondsToday(at: now, boundary: days.boundary)
  }

  /// Returns the start of a timer without pauses that would show today's time, by the system's
  /// clock; nil if the timer is not running.
  package func timerStart(of habit: Habit) -> Date? {
    habit.timer.unbrokenStart(from: days.boundary.start(of: today)).map(days.clock.systemTime)
  }
}

import Foundation
import HabitData
import HabitEngine

/// A habit's timer as the command prints it.
struct TimerReport: CommandAnswer, Equatable {
  let id: UUID
  let name: String
  /// `running`, `paused` or `stopped`.
  let timer: String
  /// The seconds of today that it has and that are not written yet.
  let seconds: Int

  @MainActor init(_ habit: Habit, in session: CommandSession) throws {
    try session.requireSaved()
    id = habit.id
    name = habit.name
    timer = "\(habit.timer.phase)"
    seconds = session.store.timerSeconds(of: habit, at: session.store.days.now)
  }

  /// "Read: timer running, 12:05 min today"
  var text: String {
    "\(name.onOneLine): timer \(timer), \(Measure.time.text(seconds)) today"
  }
}

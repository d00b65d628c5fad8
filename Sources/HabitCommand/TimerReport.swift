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
  /// Today's state as it is written: `10 min of 30 min`.
  let state: String

  @MainActor init(_ habit: Habit, in store: HabitStore) {
    id = habit.id
    name = habit.name
    timer = "\(habit.timer.phase)"
    seconds = store.timerSeconds(of: habit, at: store.days.now)
    state = store.todayState(of: habit).summary
  }

  /// "Read: timer running, 12:05 min beside 0 min of 30 min today"
  var text: String {
    let running = seconds > 0 ? "\(Measure.time.text(seconds)) beside " : ""
    return "\(name.onOneLine): timer \(timer), \(running)\(state) today"
  }
}

import Foundation
import HabitData
import HabitEngine

/// The output for a habit's timer.
struct TimerReport: Encodable {
  let id: UUID
  let name: String
  /// The phase: `running`, `paused`, or `stopped`.
  let timer: String
  /// The seconds of today that are not recorded yet.
  let seconds: Int
  /// Today's recorded state: `10 min of 30 min`.
  let state: String

  @MainActor init(_ habit: Habit, in store: HabitStore) {
    id = habit.id
    name = habit.name
    timer = "\(habit.timer.phase)"
    seconds = store.timerSeconds(of: habit, at: store.days.now)
    state = store.todayState(of: habit).summary
  }

  /// The report as text: "Read: timer running, 12 min 5 s beside 0 min of 30 min today".
  var text: String {
    let (name, phase) = (name.onOneLine, phase)
    guard seconds > 0 else { return String(localized: "\(name): \(phase), \(state) today") }
    let time = Measure.time.text(seconds)
    return String(
      localized: "\(name): \(phase), \(time) beside \(state) today",
      comment: "“Read: timer running, 12 min 5 s beside 0 min of 30 min today”."
    )
  }

  private var phase: String {
    switch timer {
    case "running": String(localized: "timer running")
    case "paused": String(localized: "timer paused")
    default: String(localized: "timer stopped")
    }
  }
}

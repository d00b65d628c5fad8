import HabitData
import HabitEngine

/// The kind of control that changes a habit's day.
package enum DayControl {
  /// A toggle, for habits done once a day.
  case check
  /// A counter, for several times a day, amounts and limits.
  case ring
  /// A timer, for durations.
  case timer
  /// A slip counter, for habits that are avoided completely.
  case slip
}

extension DayState {
  package var control: DayControl {
    if kind == .quit, goal == 0 { return .slip }
    if measure == .time { return .timer }
    return kind == .build && measure == .times && goal == 1 ? .check : .ring
  }
}

extension Measure {
  /// The title of the control that sets a day's count.
  package var settingTitle: String {
    switch self {
    case .times: "Set Count"
    case .amount: "Set Amount"
    case .time: "Set Time"
    }
  }
}

import HabitData
import HabitEngine

/// What a day is changed by, as its habit asks.
package enum DayControl {
  /// Once a day.
  case check
  /// Several times, an amount, or no more than so much.
  case ring
  /// Time.
  case timer
  /// To keep away from something.
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
  /// What sets a day's count is called.
  package var settingTitle: String {
    switch self {
    case .times: "Set Count"
    case .amount: "Set Amount"
    case .time: "Set Time"
    }
  }
}

import Foundation
import HabitData
import HabitEngine

/// The kind of control that changes a habit's day.
package enum DayControl {
  /// A toggle, for habits done once a day.
  case check
  /// A counter, for several times a day, amounts, and limits.
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

  /// The day in words as a title: "Completed", "Not kept", "2 of 3".
  package var title: String {
    if isMissed { return String(localized: "Missed", comment: "The state of a day.") }
    if isSkipped { return String(localized: "Skipped", comment: "The state of a day.") }
    if isAtRest { return String(localized: "Paused", comment: "The state of a day.") }
    return switch control {
    case .slip where exceedsLimit: String(localized: "Not kept")
    case .slip: String(localized: "Kept", comment: "A day of a habit to quit.")
    case .check where isComplete: String(localized: "Completed")
    case .check: String(localized: "Not completed")
    case .ring, .timer: summary
    }
  }
}

extension Measure {
  /// The title of the control that sets a day's count.
  package var settingTitle: String {
    switch self {
    case .times: String(localized: "Set Count")
    case .amount: String(localized: "Set Amount")
    case .time: String(localized: "Set Time")
    }
  }
}

import HabitEngine

/// What this app's own files say of themselves.
enum NativeFormat {
  /// The member `format` of a JSON document.
  static let name = "habit-tracker"
  /// The version that is written; later ones are refused, earlier ones are read.
  static let version = 2
}

/// The measures as files write them.
enum MeasureWord: String {
  case times, amount, time

  init(_ measure: Measure) {
    switch measure {
    case .times: self = .times
    case .amount: self = .amount
    case .time: self = .time
    }
  }
}

/// The rules of a schedule as files write them.
enum ScheduleWord: String {
  case everyDay, weekdays, everyNDays, everyNDaysAfterDone, daysOfMonth, daysAWeek, daysAMonth
}

extension AmountUnit {
  /// A unit's name as it is kept, or nil for one that is too long.
  static func validName(_ text: String) -> String? {
    guard !LimitedText.isLonger(text, than: HabitLimits.unit) else { return nil }
    return LimitedText.line(text, to: HabitLimits.unit)
  }

  /// What is wrong with a unit's name that is too long.
  static func tooLong(_ text: String) -> String {
    "the unit has \(text.count) characters, and \(HabitLimits.unit) are the most"
  }
}

extension DayStatus {
  /// The count that is left out of a file: once for a day that is done, none for the others.
  var usualCount: Int { self == .done ? 1 : 0 }
}

extension Weekday {
  /// The weekday as files write it.
  var word: String {
    switch self {
    case .sunday: "sunday"
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    }
  }
}

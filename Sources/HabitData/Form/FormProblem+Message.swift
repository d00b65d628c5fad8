import HabitEngine
import HabitInterchange

extension FormProblem {
  /// Returns the message to show at the field.
  ///
  /// - Parameter separator: The decimal separator.
  package func message(separator: Character) -> String {
    switch self {
    case .notANumber: "Enter a number, such as 8\(separator)5."
    case .notMinutes: "Enter minutes, such as 30."
    case .tooManyDecimals(0): "Enter a whole number. This habit has no decimals."
    case .tooManyDecimals(let allowed): "At most \(Counted.text(allowed, "decimal"))."
    case .tooLarge(let most): "At most \(most)."
    case .tooSmall: "Enter a number above 0."
    case .unitTooLong(let count): "At most \(HabitLimits.unit) characters. These are \(count)."
    case .noWeekday: "Choose at least one weekday."
    case .noDayOfMonth: "Choose at least one day of the month."
    case .sameReminder:
      "Two reminders have the same time and days. Change one of them, or remove it."
    case .endBeforeStart: "The last day is before the first one."
    }
  }
}

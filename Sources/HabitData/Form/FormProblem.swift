import Foundation
import HabitEngine

/// An error in the input of the editor.
package enum FormProblem: Error, Hashable, Sendable {
  /// The text is not a number.
  case notANumber
  /// The text is not a number of minutes.
  case notMinutes
  /// The number has more decimals than the unit.
  case tooManyDecimals(allowed: Int)
  /// The number is too large. The value is the largest valid number, in words.
  case tooLarge(String)
  /// The number is 0 but must be positive.
  case tooSmall
  /// The unit's name is too long. The value is its number of characters.
  case unitTooLong(Int)
  /// No weekday is selected.
  case noWeekday
  /// No day of the month is selected.
  case noDayOfMonth
  /// Two reminders have the same time and days.
  case sameReminder
  /// The last day is before the first.
  case endBeforeStart
}

extension FormProblem {
  /// Returns the message to show at the field.
  ///
  /// - Parameter separator: The decimal separator.
  package func message(separator: Character) -> String {
    switch self {
    case .notANumber: String(localized: "Enter a number, such as \("8\(separator)5").")
    case .notMinutes: String(localized: "Enter minutes, such as 30.")
    case .tooManyDecimals(0): String(localized: "Enter a whole number. This habit has no decimals.")
    case .tooManyDecimals(let allowed): String(localized: "At most \(allowed) decimals.")
    case .tooLarge(let most): String(localized: "At most \(most).")
    case .tooSmall: String(localized: "Enter a number above 0.")
    case .unitTooLong(let count):
      String(localized: "At most \(HabitLimits.unit) characters. This text has \(count).")
    case .noWeekday: String(localized: "Choose at least one weekday.")
    case .noDayOfMonth: String(localized: "Choose at least one day of the month.")
    case .sameReminder:
      String(
        localized: "Two reminders have the same time and days. Change one of them, or remove it."
      )
    case .endBeforeStart: String(localized: "The last day is before the first one.")
    }
  }
}

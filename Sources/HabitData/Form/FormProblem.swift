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

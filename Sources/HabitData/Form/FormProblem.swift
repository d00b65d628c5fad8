/// Why something that was typed or chosen in the editor can't be saved.
package enum FormProblem: Error, Hashable, Sendable {
  /// A text that is no number.
  case notANumber
  /// A text that is no time.
  case notMinutes
  /// More digits after the decimal point than the amount is counted with.
  case tooManyDecimals(allowed: Int)
  /// More than there can be, with the most there can be in words.
  case tooLarge(String)
  /// Nothing, where there has to be something.
  case tooSmall
  /// The name of a unit with so many characters.
  case unitTooLong(Int)
  /// No weekday is chosen.
  case noWeekday
  /// No day of the month is chosen.
  case noDayOfMonth
  /// Two reminders at the same time of the same days.
  case sameReminder
  /// The last day comes before the first.
  case endBeforeStart
}

import Foundation
import HabitEngine

/// Amounts in requests: `3`, `3.2`, or `3,2` in the habit's unit. Times are minutes, such as `25`,
/// `2.5`, or `0:30`.
extension Measure {
  /// Reads an amount in minor units.
  ///
  /// - Parameter range: The valid amounts; nil for all positive ones.
  package func requestedAmount(
    _ text: String,
    within range: ClosedRange<Int>? = nil
  ) throws(HabitRequestError) -> Int {
    let range = range ?? 1...counts.upperBound
    let line = text.onOneLine
    let (least, most) = (typed(range.lowerBound), typed(range.upperBound))
    let outside = String(localized: "“\(line)” is not from \(least) to \(most).")
    let amount: Int
    do throws(AmountTextError) {
      amount = try self.amount(text)
    } catch {
      switch error {
      case .notANumber: throw HabitRequestError(formMessage(line))
      case .tooManyDecimals(0):
        throw HabitRequestError(String(localized: "“\(line)” is not a whole number."))
      case .tooManyDecimals(let allowed):
        throw HabitRequestError(
          String(localized: "“\(line)” has more than \(allowed) digits after the point.")
        )
      case .tooLarge: throw HabitRequestError(outside)
      }
    }
    guard range.contains(amount) else { throw HabitRequestError(outside) }
    return amount
  }

  /// Returns an error message with the expected form.
  private func formMessage(_ text: String) -> String {
    switch self {
    case .times: String(localized: "“\(text)” is not a whole number.")
    case .amount: String(localized: "“\(text)” is not an amount, such as 8.5.")
    case .time:
      String(
        localized: """
          “\(text)” is not a time; write 25 for 25 minutes, or 0:30 for half a minute.
          """
      )
    }
  }

  private func amount(_ text: String) throws(AmountTextError) -> Int {
    let separator: Character = text.contains(",") ? "," : "."
    switch self {
    case .times:
      let amount = try AmountText.amount(text, decimals: 1, separator: separator)
      guard amount.isMultiple(of: 10) else { throw .notANumber }
      return amount / 10
    case .amount(let unit):
      return try unit.amount(text, separator: separator)
    case .time where text.contains(":"):
      return try MinutesText.seconds(text)
    case .time:
      // A tenth of a minute is six seconds.
      return try AmountText.amount(text, decimals: 1, separator: separator) * 6
    }
  }
}

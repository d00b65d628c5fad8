import Foundation
import HabitEngine

extension Measure {
  /// Returns an amount as text for a field, such as "8.5" or "1:30", with a decimal point. See
  /// ``Swift/String/withSeparator(_:)``.
  package func typed(_ amount: Int) -> String {
    switch self {
    case .times: String(amount)
    case .amount(let unit): unit.text(amount)
    case .time: MinutesText.text(amount)
    }
  }

  /// Reads an amount from a field.
  ///
  /// - Parameters:
  ///   - text: The input, with a decimal point, or a comma that can't be a grouping separator.
  ///     White space around it is ignored.
  ///   - range: The valid amounts, in minor units.
  package func amount(
    typed text: String,
    in range: ClosedRange<Int>
  ) throws(FormProblem) -> Int {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).withPointForComma
    let amount: Int
    do throws(AmountTextError) {
      amount =
        switch self {
        case .times: try AmountText.amount(text, decimals: 0)
        case .amount(let unit): try unit.amount(text)
        case .time: try MinutesText.seconds(text)
        }
    } catch {
      switch error {
      case .tooLarge: throw .tooLarge(self.text(range.upperBound))
      case _ where self == .time: throw .notMinutes
      case .notANumber: throw .notANumber
      case .tooManyDecimals(let allowed): throw .tooManyDecimals(allowed: allowed)
      }
    }
    guard amount >= range.lowerBound else { throw .tooSmall }
    guard amount <= range.upperBound else { throw .tooLarge(self.text(range.upperBound)) }
    return amount
  }
}

extension String {
  /// Returns the text of a number with the decimal point and a separator swapped. Invalid input
  /// thus stays invalid.
  package func withSeparator(_ separator: Character) -> String {
    String(map { $0 == "." ? separator : $0 == separator ? "." : $0 })
  }
}

extension Locale {
  package var separator: Character { decimalSeparator?.first ?? "." }
}

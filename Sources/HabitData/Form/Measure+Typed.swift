import Foundation
import HabitEngine

extension Measure {
  /// An amount as it stands in a field: "8.5", "1:30". ``Swift/String/withSeparator(_:)`` has it as
  /// people of a country write it.
  package func typed(_ amount: Int) -> String {
    switch self {
    case .times: String(amount)
    case .amount(let unit): unit.text(amount)
    case .time: MinutesText.text(amount)
    }
  }

  /// Reads what was typed into a field.
  /// - Parameters:
  ///   - text: With a point as separator, or a comma where that can't stand between thousands; white
  ///     space around it is passed over.
  ///   - range: What the amount can be, in smallest parts.
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
  /// The text of a number with its point exchanged for the separator of a country, and the other
  /// way round: what is wrong in the one is wrong in the other.
  package func withSeparator(_ separator: Character) -> String {
    String(map { $0 == "." ? separator : $0 == separator ? "." : $0 })
  }
}

extension Locale {
  /// What stands between whole and part of a number.
  package var separator: Character { decimalSeparator?.first ?? "." }
}

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
      // The message of `.notANumber` has a number with decimals as its example.
      case .notANumber where self == .times: throw .tooManyDecimals(allowed: 0)
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

extension String {
  /// The text of a number with a decimal point in place of a decimal comma.
  ///
  /// A phone's keypad has the separator of the phone's region, which may differ from the app's. A
  /// comma is replaced only if it can't be a grouping separator, as in "3,2" or "0,125" but not in
  /// "1,500". The Arabic decimal separator never groups.
  var withPointForComma: String {
    if contains("٫") { return replacing("٫", with: ".") }
    let parts = split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, !contains("."), parts[1].count != 3 || Int(parts[0]) == 0 else {
      return self
    }
    return parts.joined(separator: ".")
  }
}

/// Conversion between seconds and text in minutes.
enum MinutesText {
  /// Returns minutes such as "30", or "1:30" if seconds remain.
  static func text(_ seconds: Int) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    return rest == 0 ? "\(minutes)" : "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Reads whole minutes, optionally with a colon and two digits for seconds, in the digits of any
  /// script.
  static func seconds(_ text: String) throws(AmountTextError) -> Int {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let minutes = try AmountText.amount(String(parts[0]), decimals: 0)
    guard parts.count > 1 else { return minutes * 60 }
    let rest = try AmountText.amount(String(parts[1]), decimals: 0)
    guard parts[1].count == 2, rest < 60 else { throw .notANumber }
    return minutes * 60 + rest
  }
}

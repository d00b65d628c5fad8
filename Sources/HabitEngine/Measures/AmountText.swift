/// Conversion between amounts and decimal text, exact because it never uses floating point.
public enum AmountText {
  /// Returns an amount as text without trailing zeros: 850 is "8.5" with two decimals.
  ///
  /// - `amount`: In minor units, not negative.
  /// - `separator`: The decimal separator.
  public static func text(_ amount: Int, decimals: Int, separator: Character = ".") -> String {
    let (whole, part) = amount.quotientAndRemainder(dividingBy: scale(decimals: decimals))
    guard part > 0 else { return String(whole) }
    let digits = String(part)
    var fraction = String(repeating: "0", count: decimals - digits.count) + digits
    while fraction.last == "0" { fraction.removeLast() }
    return "\(whole)\(separator)\(fraction)"
  }

  /// Reads an amount in the digits of any script, such as "8.5", ".5", or "8,50" with a comma.
  ///
  /// Signs, grouping separators, and exponents are not accepted.
  ///
  /// - `separator`: The decimal separator.
  ///
  /// - Returns: The amount in minor units, up to ``Measure/largestAmount``.
  public static func amount(
    _ text: String,
    decimals: Int,
    separator: Character = "."
  ) throws(AmountTextError) -> Int {
    let parts = text.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
    let whole = try digits(parts[0])
    var fraction = try digits(parts.count > 1 ? parts[1] : "")
    guard !whole.isEmpty || !fraction.isEmpty else { throw .notANumber }
    while fraction.last == 0 { fraction.removeLast() }
    guard fraction.count <= decimals else { throw .tooManyDecimals(allowed: decimals) }
    var amount = 0
    for digit in whole + fraction + repeatElement(0, count: decimals - fraction.count) {
      amount = amount * 10 + digit
      guard amount <= Measure.largestAmount else { throw .tooLarge }
    }
    return amount
  }

  private static func digits(_ text: Substring) throws(AmountTextError) -> [Int] {
    var digits: [Int] = []
    for character in text {
      guard let digit = character.decimalDigit else { throw .notANumber }
      digits.append(digit)
    }
    return digits
  }

  /// Returns the number of minor units in one unit: 10 with one decimal.
  public static func scale(decimals: Int) -> Int {
    (0..<decimals).reduce(1) { parts, _ in parts * 10 }
  }
}

/// An error in the text of an amount.
public enum AmountTextError: Error, Hashable {
  /// The text has no digit, or a character that is neither a digit nor the separator.
  case notANumber
  /// The text has more decimals than the unit.
  case tooManyDecimals(allowed: Int)
  /// The amount is more than ``Measure/largestAmount`` minor units.
  case tooLarge
}

extension Character {
  /// The value of a decimal digit of any script; nil for other numeric characters such as ½ and 十.
  fileprivate var decimalDigit: Int? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal
    else { return nil }
    return wholeNumberValue
  }
}

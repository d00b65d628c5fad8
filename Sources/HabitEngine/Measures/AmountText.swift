/// Amounts in digits, exactly: never by way of a binary fraction.
public enum AmountText {
  /// An amount in digits, without zeros at its end: 850 is "8.5" with two decimals.
  /// - Parameters:
  ///   - amount: In smallest parts, not negative.
  ///   - separator: What stands between whole and part.
  public static func text(_ amount: Int, decimals: Int, separator: Character = ".") -> String {
    let (whole, part) = amount.quotientAndRemainder(dividingBy: smallestParts(decimals: decimals))
    guard part > 0 else { return String(whole) }
    let digits = String(part)
    var fraction = String(repeating: "0", count: decimals - digits.count) + digits
    while fraction.last == "0" { fraction.removeLast() }
    return "\(whole)\(separator)\(fraction)"
  }

  /// Reads an amount in the digits of any script: "8.5", ".5", "8,50" with a comma as the separator.
  /// Nothing else is taken for a number: no sign, no grouping, no exponent.
  /// - Parameter separator: What stands between whole and part.
  /// - Returns: The amount in smallest parts, up to ``Measure/largestAmount``.
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

  /// How many smallest parts make one: 10 with one decimal.
  public static func smallestParts(decimals: Int) -> Int {
    (0..<decimals).reduce(1) { parts, _ in parts * 10 }
  }
}

/// Why a text is not an amount.
public enum AmountTextError: Error, Hashable {
  /// There is something in it that is neither a digit nor the separator, or no digit at all.
  case notANumber
  /// It has more digits after the separator than the unit has.
  case tooManyDecimals(allowed: Int)
  /// It is more than ``Measure/largestAmount`` smallest parts.
  case tooLarge
}

extension Character {
  /// The value of a digit of any script; nil also for signs that stand for a number without being a
  /// digit, as ½ and 十 do.
  fileprivate var decimalDigit: Int? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal
    else { return nil }
    return wholeNumberValue
  }
}

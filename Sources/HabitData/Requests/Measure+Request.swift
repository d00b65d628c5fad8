import HabitEngine

/// Amounts as they are asked for: `3`, `3.2` or `3,2` in the unit of the habit, and of time `25`
/// minutes, `2.5` or `0:30`.
extension Measure {
  /// Reads an amount that is more than nothing.
  /// - Returns: The amount in smallest parts.
  package func requestedAmount(_ text: String) throws(HabitRequestError) -> Int {
    try requestedAmount(text, within: 1...counts.upperBound)
  }

  /// Reads an amount within some limits.
  package func requestedAmount(
    _ text: String,
    within range: ClosedRange<Int>
  ) throws(HabitRequestError) -> Int {
    let outside =
      "“\(text.onOneLine)” is not from \(digits(range.lowerBound)) to \(digits(range.upperBound))"
    let amount: Int
    do throws(AmountTextError) {
      amount = try self.amount(text)
    } catch {
      switch error {
      case .notANumber: throw HabitRequestError("“\(text.onOneLine)” is \(missingForm)")
      case .tooManyDecimals(0): throw HabitRequestError("“\(text.onOneLine)” is no whole number")
      case .tooManyDecimals(let allowed):
        let digits = allowed == 1 ? "one digit" : "\(allowed) digits"
        throw HabitRequestError("“\(text.onOneLine)” has more than \(digits) after the point")
      case .tooLarge: throw HabitRequestError(outside)
      }
    }
    guard range.contains(amount) else { throw HabitRequestError(outside) }
    return amount
  }

  /// An amount as it is typed.
  func digits(_ amount: Int) -> String {
    switch self {
    case .times: "\(amount)"
    case .amount(let unit): unit.text(amount)
    case .time:
      amount.isMultiple(of: 60)
        ? "\(amount / 60)" : "\(amount / 60):\(amount % 60 < 10 ? "0" : "")\(amount % 60)"
    }
  }

  /// What a text is not.
  private var missingForm: String {
    switch self {
    case .times: "no whole number"
    case .amount: "no amount; 8.5 is one"
    case .time: "no time; 25 minutes are 25, and half a minute is 0:30"
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
    case .time:
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        // A tenth of a minute is six seconds.
        return try AmountText.amount(text, decimals: 1, separator: separator) * 6
      }
      let minutes = try AmountText.amount(parts[0], decimals: 0)
      let seconds = try AmountText.amount(parts[1], decimals: 0)
      guard parts[1].count == 2, seconds < 60 else { throw .notANumber }
      return minutes * 60 + seconds
    }
  }
}

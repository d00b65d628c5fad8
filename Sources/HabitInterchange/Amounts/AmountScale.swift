import HabitEngine

/// How many decimals some amounts need, and what they are in smallest parts with these.
struct AmountScale {
  /// 0 to 3.
  let decimals: Int
  /// How many smallest parts make one.
  let one: Int

  /// The fewest decimals that all amounts need, as far as the largest leaves room for them. Amounts
  /// that are too large for any are not asked.
  init(of amounts: [Double]) {
    let range = AmountUnit.decimalsRange
    var (needed, possible) = (range.lowerBound, range.upperBound)
    for amount in amounts where amount <= Double(Measure.largestAmount) {
      while needed < range.upperBound, !Self(decimals: needed).holds(amount) { needed += 1 }
      while amount * Double(Self(decimals: possible).one) > Double(Measure.largestAmount) {
        possible -= 1
      }
    }
    self.init(decimals: min(needed, possible))
  }

  private init(decimals: Int) {
    self.decimals = decimals
    one = AmountText.smallestParts(decimals: decimals)
  }

  /// An amount in smallest parts, up to the most that there can be.
  /// - Parameter rule: How an amount with more decimals is rounded.
  func parts(of amount: Double, _ rule: FloatingPointRoundingRule) -> Int {
    let scaled = amount * Double(one)
    let whole = holds(amount) ? scaled.rounded() : scaled.rounded(rule)
    return Int(min(max(whole, 0), Double(Measure.largestAmount)))
  }

  /// So many smallest parts as an amount.
  func amount(_ parts: Int) -> Double { Double(parts) / Double(one) }

  /// What + adds towards a target, in smallest parts; one where there is no target.
  func step(towards target: Double) -> Int {
    target > 0 ? AmountUnit.step(towards: parts(of: target, .up)) : one
  }

  /// Whether an amount is a whole number of smallest parts: the number that is nearest to its digits.
  private func holds(_ amount: Double) -> Bool {
    (amount * Double(one)).rounded() / Double(one) == amount
  }
}

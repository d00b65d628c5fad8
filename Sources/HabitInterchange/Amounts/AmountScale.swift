import HabitEngine

/// The number of decimals for a habit's amounts.
struct AmountScale {
  /// The number of decimals, 0 to 3.
  let decimals: Int
  /// The number of minor units in one unit.
  let one: Int

  /// Finds the fewest decimals that represent all amounts exactly. If the largest amount would then
  /// exceed the valid range, finds as many decimals as that amount allows. Amounts that are too
  /// large even without decimals are ignored.
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
    one = AmountText.scale(decimals: decimals)
  }

  /// Returns an amount in minor units, clamped to the valid range.
  ///
  /// - Parameter rule: The rounding rule for additional decimals.
  func minorUnits(of amount: Double, _ rule: FloatingPointRoundingRule) -> Int {
    let scaled = amount * Double(one)
    let whole = holds(amount) ? scaled.rounded() : scaled.rounded(rule)
    return Int(whole.clamped(to: 0...Double(Measure.largestAmount)))
  }

  /// Converts a number of minor units to an amount.
  func amount(_ minorUnits: Int) -> Double { Double(minorUnits) / Double(one) }

  /// Returns the step for a target, in minor units; one unit if there is no target.
  func step(toward target: Double) -> Int {
    target > 0 ? AmountUnit.step(toward: minorUnits(of: target, .up)) : one
  }

  /// Returns true if an amount is a whole number of minor units, within the precision of a
  /// `Double`.
  private func holds(_ amount: Double) -> Bool {
    (amount * Double(one)).rounded() / Double(one) == amount
  }
}

extension AmountUnit {
  /// Returns the default step for a target, in minor units: the largest power of ten that fits into
  /// the target at least three times, or 1. At most 30 taps then reach the target.
  public static func step(toward target: Int) -> Int {
    var step = 1
    while step <= target / 30 { step *= 10 }
    return step
  }
}

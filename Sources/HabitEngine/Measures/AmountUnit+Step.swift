extension AmountUnit {
  /// What + adds where nobody has said it, in smallest parts: the largest power of ten of which a
  /// target has three or more, so that few taps reach it.
  public static func step(towards target: Int) -> Int {
    var step = 1
    while step <= target / 30 { step *= 10 }
    return step
  }
}

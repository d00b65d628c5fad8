/// A part of an axis, from 0 (start) to 1 (end).
struct AxisInterval: Equatable {
  var lower: Double
  var upper: Double

  init(_ lower: Double, _ upper: Double) {
    self.lower = min(lower, upper)
    self.upper = max(lower, upper)
  }

  var middle: Double { (lower + upper) / 2 }
  var length: Double { upper - lower }

  /// The same part on a reversed axis.
  var reversed: AxisInterval { AxisInterval(1 - upper, 1 - lower) }
}

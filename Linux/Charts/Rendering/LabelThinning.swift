/// Leaves out labels of an axis where they would lie on each other.
///
/// Only the browser knows how long the axis is, so each label carries the length from which on it
/// is shown. On a shorter axis every second label goes, then all but every fourth.
enum LabelThinning {
  /// The length of the axis from which on each label is shown.
  ///
  /// - Parameters:
  ///   - places: Where the labels stand, in shares of the axis, in order.
  ///   - sizes: How long the labels are along the axis, in the unit of the result.
  ///   - gap: The least distance between two labels, in the same unit.
  static func thresholds(places: [Double], sizes: [Double], gap: Double) -> [Double] {
    let count = places.count
    guard count > 1 else { return places.map { _ in 0 } }
    // The strides from the widest, at which only the first label is left, to 1.
    let strides = sequence(first: 1) { $0 * 2 < count ? $0 * 2 : nil }.reversed()
    var thresholds = places.map { _ in 0.0 }
    var needed = 0.0
    for stride in strides {
      let shown = Array(Swift.stride(from: 0, to: count, by: stride))
      for (one, two) in zip(shown, shown.dropFirst()) {
        let distance = abs(places[two] - places[one])
        let room = (sizes[one] + sizes[two]) / 2 + gap
        needed = max(needed, distance > 0 ? room / distance : .infinity)
      }
      for index in shown where index % (stride * 2) != 0 { thresholds[index] = needed }
    }
    return thresholds
  }
}

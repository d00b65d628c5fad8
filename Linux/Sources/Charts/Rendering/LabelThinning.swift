import WebElements

/// The rule that omits axis labels that would overlap.
///
/// Only the browser knows the length of the axis, so each label has a minimum axis length. On a
/// shorter axis, every second label is omitted, then all but every fourth, and so on.
enum LabelThinning {
  /// Returns the minimum axis length for each label.
  ///
  /// - Parameters:
  ///   - positions: The positions of the labels as fractions of the axis, in order.
  ///   - sizes: The lengths of the labels along the axis, in the unit of the result.
  ///   - gap: The minimum distance between two labels, in the same unit.
  static func thresholds(positions: [Double], sizes: [Double], gap: Double) -> [Double] {
    let count = positions.count
    guard count > 1 else { return positions.map { _ in 0 } }
    // The strides from the largest, at which only the first label is shown, down to 1.
    let strides = sequence(first: 1) { $0 * 2 < count ? $0 * 2 : nil }.reversed()
    var thresholds = positions.map { _ in 0.0 }
    var needed = 0.0
    for stride in strides {
      let shown = Array(Swift.stride(from: 0, to: count, by: stride))
      for (one, two) in zip(shown, shown.dropFirst()) {
        let distance = abs(positions[two] - positions[one])
        let room = (sizes[one] + sizes[two]) / 2 + gap
        needed = max(needed, distance > 0 ? room / distance : .infinity)
      }
      for index in shown where index % (stride * 2) != 0 { thresholds[index] = needed }
    }
    return thresholds
  }
}

extension Element {
  /// The approximate length of the element's text in characters. A column counts as its widest
  /// view, and a symbol counts as empty.
  var textLength: Int {
    switch content {
    case .text(let text): return classes.contains("sym") ? 0 : text.count
    case .children(let children):
      let lengths = children.map(\.textLength)
      return classes.contains("v") ? lengths.max() ?? 0 : lengths.reduce(0, +)
    }
  }

  private var classes: [Substring] {
    attributes.first { $0.name == "class" }?.value.split(separator: " ") ?? []
  }
}

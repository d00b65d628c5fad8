/// The horizontal or the vertical direction.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Several axes.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the axes.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Axis.Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Axis.Set(rawValue: 2)
  }
}

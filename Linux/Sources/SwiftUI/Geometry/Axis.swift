/// The horizontal or the vertical direction.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical

  /// A set of axes.
  @frozen public struct Set: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: Int8

    /// Creates a set from its raw bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Axis.Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Axis.Set(rawValue: 2)
  }
}

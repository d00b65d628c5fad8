/// The appearance of a group of axis marks.
public struct AxisMarkPreset: Sendable {
  /// The default appearance for the axis.
  public static var automatic: AxisMarkPreset { AxisMarkPreset() }
}

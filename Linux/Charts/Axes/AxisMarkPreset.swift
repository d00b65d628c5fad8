/// How a group of axis marks looks.
public struct AxisMarkPreset: Sendable {
  /// As suits the axis.
  public static var automatic: AxisMarkPreset { AxisMarkPreset() }
}

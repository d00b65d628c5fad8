/// The behavior of a label that would overlap another one.
public struct AxisValueLabelCollisionResolution: Sendable {
  let givesWay: Bool

  /// Omits every second label of the axis, then all but every fourth, and so on.
  public static var automatic: AxisValueLabelCollisionResolution { .init(givesWay: true) }
  /// Omits the label if it would overlap another one.
  public static var greedy: AxisValueLabelCollisionResolution { .init(givesWay: true) }
  /// Always shows the label.
  public static var disabled: AxisValueLabelCollisionResolution { .init(givesWay: false) }
}

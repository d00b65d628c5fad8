/// Whether a label is left out where it would lie on another.
public struct AxisValueLabelCollisionResolution: Sendable {
  let givesWay: Bool

  /// It is left out, together with every second, then all but every fourth of its axis.
  public static var automatic: AxisValueLabelCollisionResolution { .init(givesWay: true) }
  /// It is left out where it would lie on another.
  public static var greedy: AxisValueLabelCollisionResolution { .init(givesWay: true) }
  /// It is always shown.
  public static var disabled: AxisValueLabelCollisionResolution { .init(givesWay: false) }
}

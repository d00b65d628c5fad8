/// The behavior of a label that would overlap another label.
public struct AxisValueLabelCollisionResolution: Sendable {
  let hidesOnOverlap: Bool

  /// While labels would overlap, omits every second label of the axis, then all but every fourth,
  /// and so on.
  public static var automatic: AxisValueLabelCollisionResolution { .init(hidesOnOverlap: true) }
  /// Same as `automatic`. On Apple's systems, omits only labels that overlap.
  public static var greedy: AxisValueLabelCollisionResolution { .init(hidesOnOverlap: true) }
  /// Always shows the label.
  public static var disabled: AxisValueLabelCollisionResolution { .init(hidesOnOverlap: false) }
}

/// The mapping of values to positions along an axis.
public struct ScaleType: Sendable {
  /// A linear mapping.
  public static var linear: ScaleType { ScaleType() }
}

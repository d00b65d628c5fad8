/// How values become places along an axis.
public struct ScaleType: Sendable {
  /// In proportion.
  public static var linear: ScaleType { ScaleType() }
}

/// A value of an axis, for which marks are created.
public struct AxisValue: Sendable {
  /// The index of the value in the axis, starting at 0.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int
  let datum: Datum

  /// Returns the value converted to a type, or nil if it can't be converted.
  public func `as`<P>(_ type: P.Type) -> P? where P: Plottable {
    datum.value(as: type)
  }
}

/// A value at which an axis has marks.
public struct AxisValue: Sendable {
  /// Which of the axis' values it is, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int
  let datum: Datum

  /// The value as a type; `nil` if it is of another.
  public func `as`<P>(_ type: P.Type) -> P? where P: Plottable {
    datum.value(as: type)
  }
}

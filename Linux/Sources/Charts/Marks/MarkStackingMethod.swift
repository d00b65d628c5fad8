/// The method of stacking marks at the same position.
public struct MarkStackingMethod: Equatable, Sendable {
  enum Method {
    case standard, normalized, unstacked
  }

  let method: Method

  /// Stacks marks from zero, and negative marks in the opposite direction.
  public static var standard: MarkStackingMethod { MarkStackingMethod(method: .standard) }
  /// Stacks marks as fractions of a total of 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(method: .normalized) }
  /// Starts each mark at zero, in front of the previous marks.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(method: .unstacked) }
}

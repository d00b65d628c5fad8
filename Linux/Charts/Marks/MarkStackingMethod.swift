/// How marks at the same place are put on each other.
public struct MarkStackingMethod: Equatable, Sendable {
  enum Method {
    case standard, normalized, unstacked
  }

  let method: Method

  /// One on the other from zero on; negative ones below it.
  public static var standard: MarkStackingMethod { MarkStackingMethod(method: .standard) }
  /// One on the other, as parts of a whole that is 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(method: .normalized) }
  /// Each from zero on, in front of those before it.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(method: .unstacked) }
}

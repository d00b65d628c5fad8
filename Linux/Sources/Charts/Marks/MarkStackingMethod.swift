/// The method of stacking marks at the same position.
public struct MarkStackingMethod: Equatable, Sendable {
  /// Stacks marks from zero, and negative marks in the opposite direction.
  public static var standard: MarkStackingMethod { MarkStackingMethod() }
}

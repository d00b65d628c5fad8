/// On which side of the plot a group of axis marks stands.
public struct AxisMarkPosition: Equatable, Sendable {
  enum Side {
    case leading, trailing, top, bottom
  }

  let side: Side?

  /// Below the plot for x; for y on its trailing side, categories on its leading side.
  public static var automatic: AxisMarkPosition { .init(side: nil) }
  /// On the side where text begins.
  public static var leading: AxisMarkPosition { .init(side: .leading) }
  /// On the side where text ends.
  public static var trailing: AxisMarkPosition { .init(side: .trailing) }
  /// Above the plot.
  public static var top: AxisMarkPosition { .init(side: .top) }
  /// Below the plot.
  public static var bottom: AxisMarkPosition { .init(side: .bottom) }
}

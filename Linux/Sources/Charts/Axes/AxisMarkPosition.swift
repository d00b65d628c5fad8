/// The side of the plot for a group of axis marks.
public struct AxisMarkPosition: Equatable, Sendable {
  enum Side {
    case leading, trailing, top, bottom
  }

  let side: Side?

  /// The bottom edge for the x-axis. For the y-axis, the trailing edge, or the leading edge if the
  /// values are categories.
  public static var automatic: AxisMarkPosition { .init(side: nil) }
  /// The leading side.
  public static var leading: AxisMarkPosition { .init(side: .leading) }
  /// The trailing side.
  public static var trailing: AxisMarkPosition { .init(side: .trailing) }
  /// The top.
  public static var top: AxisMarkPosition { .init(side: .top) }
  /// The bottom.
  public static var bottom: AxisMarkPosition { .init(side: .bottom) }
}

/// The horizontal position of a view in a wider view.
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  let css: String

  /// The leading edge.
  public static let leading = HorizontalAlignment(css: "start")
  /// The horizontal center.
  public static let center = HorizontalAlignment(css: "center")
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(css: "end")
}

/// The vertical position of a view in a taller view.
@frozen public struct VerticalAlignment: Equatable, Sendable {
  let css: String

  /// The top edge.
  public static let top = VerticalAlignment(css: "start")
  /// The vertical center.
  public static let center = VerticalAlignment(css: "center")
  /// The bottom edge.
  public static let bottom = VerticalAlignment(css: "end")
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(css: "baseline")
}

/// The position of a view in a larger view.
@frozen public struct Alignment: Equatable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its horizontal and vertical parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, vertically centered.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, vertically centered.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edge, horizontally centered.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge, horizontally centered.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The CSS alignment of a flex column's content.
  var columnStyle: Style {
    Style([("align-items", horizontal.css), ("justify-content", vertical.css)])
  }
}

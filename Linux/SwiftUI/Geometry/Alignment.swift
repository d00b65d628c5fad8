/// Where a narrower view stands in a wider one.
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  let css: String

  /// Where text begins.
  public static let leading = HorizontalAlignment(css: "start")
  /// In the middle.
  public static let center = HorizontalAlignment(css: "center")
  /// Where text ends.
  public static let trailing = HorizontalAlignment(css: "end")
}

/// Where a lower view stands in a higher one.
@frozen public struct VerticalAlignment: Equatable, Sendable {
  let css: String

  /// At the top.
  public static let top = VerticalAlignment(css: "start")
  /// In the middle.
  public static let center = VerticalAlignment(css: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(css: "end")
  /// On the line on which the first line of text stands.
  public static let firstTextBaseline = VerticalAlignment(css: "baseline")
}

/// Where a smaller view stands in a larger one.
@frozen public struct Alignment: Equatable, Sendable {
  /// Where it stands from left to right.
  public var horizontal: HorizontalAlignment
  /// Where it stands from top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment of its two directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Where text begins, in the middle.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Where text ends, in the middle.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top, in the middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom, in the middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top, where text begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top, where text ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom, where text begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom, where text ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Places the content of a flex column.
  var columnStyle: Style {
    Style([("align-items", horizontal.css), ("justify-content", vertical.css)])
  }
}

import Foundation
import WebElements

/// A column of a vertical grid.
public struct GridItem: Sendable {
  /// How wide a column is, in points.
  public enum Size: Sendable {
    /// Of this width.
    case fixed(CGFloat)
    /// As wide as the room allows, between bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as the room allows, each between bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: GridItem.Size
  /// The distance to the next column, in points; 8 if it is `nil`.
  public var spacing: CGFloat?
  /// Where views stand in the column.
  public var alignment: Alignment?

  /// Creates a column.
  public init(
    _ size: GridItem.Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var css: String {
    func upper(_ maximum: CGFloat) -> String {
      maximum == .infinity ? "1fr" : Style.points(maximum)
    }
    switch size {
    case .fixed(let width):
      return Style.points(width)
    case .flexible(let minimum, let maximum):
      return "minmax(\(Style.points(minimum)),\(upper(maximum)))"
    case .adaptive(let minimum, let maximum):
      return
        "repeat(auto-fill,minmax(min(\(Style.points(minimum)),100%),\(upper(maximum))))"
    }
  }
}

/// Views in columns, row by row.
public struct LazyVGrid<Content> where Content: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid; without a spacing, rows stand 8 points apart.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) { node.setChild(content) }

  package func render(_ node: ViewNode) -> Output {
    var style = Style([
      ("grid-template-columns", columns.map(\.css).joined(separator: " "))
    ])
    style.set("justify-items", columns.first?.alignment?.horizontal.css)
    style.set("justify-content", alignment.css)
    style.set("row-gap", points: spacing ?? 8)
    style.set("column-gap", points: columns.first?.spacing ?? 8)
    let content = node.childrenOutput
    return Output(
      Box(
        node.element(
          .div,
          class: "grid gx",
          style: style,
          content: .children(content.elements)
        ),
        greedy: .horizontal
      ),
      telling: content
    )
  }
}

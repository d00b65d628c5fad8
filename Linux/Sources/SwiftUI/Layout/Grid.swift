import Foundation
import WebElements

/// A column of a vertical grid, or as many adaptive columns as fit.
public struct GridItem: Sendable {
  /// The width of a column, in points.
  public enum Size: Sendable {
    /// A fixed width.
    case fixed(CGFloat)
    /// A single column that fills the available space within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column.
  public var size: GridItem.Size
  /// The distance to the next column in points; nil for 8. On Linux, the distance of the first
  /// column applies to all columns.
  public var spacing: CGFloat?
  /// The alignment of views in the column. On Linux, the horizontal alignment of the first column
  /// applies to all columns.
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
    return switch size {
    case .fixed(let width): Style.points(width)
    case .flexible(let minimum, let maximum):
      "minmax(\(Style.points(minimum)),\(upper(maximum)))"
    case .adaptive(let minimum, let maximum):
      "repeat(auto-fill,minmax(min(\(Style.points(minimum)),100%),\(upper(maximum))))"
    }
  }
}

/// A view that arranges its children in columns, row by row.
public struct LazyVGrid<Content> where Content: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid. The default row spacing is 8 points.
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

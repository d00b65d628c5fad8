import Foundation
import WebElements

/// A modifier that adds padding around a view.
struct PaddingModifier: WrappingModifier {
  let insets: EdgeInsets

  func render(_ content: Output, _ node: ViewNode) -> Output {
    let style = Style([("padding", insets.css(node.environment.layoutDirection))])
    return content.mapBoxes { node.wrap($0, class: "b", style: style) }
  }
}

extension EdgeInsets {
  /// Returns the CSS lengths of the top, right, bottom, and left edges.
  func css(_ direction: LayoutDirection) -> String {
    let (left, right) = direction == .leftToRight ? (leading, trailing) : (trailing, leading)
    return [top, right, bottom, left].map(Style.points).joined(separator: " ")
  }
}

extension View {
  /// Adds padding around the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds padding on some edges of the view; 16 points by default.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0
      )
    )
  }

  /// Adds padding on all edges of the view, in points.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}

/// A modifier that adds the window margin of titles, bars, and lists as padding.
struct ScenePaddingModifier: WrappingModifier {
  let edges: Edge.Set

  func render(_ content: Output, _ node: ViewNode) -> Output {
    func length(_ edge: Edge.Set, _ length: String) -> String {
      edges.contains(edge) ? length : "0"
    }
    let side = "var(--edge,16px)"
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let lengths = [
      length(.top, "16px"), length(isMirrored ? .leading : .trailing, side),
      length(.bottom, "16px"), length(isMirrored ? .trailing : .leading, side),
    ]
    let style = Style([("padding", lengths.joined(separator: " "))])
    return content.mapBoxes { node.wrap($0, class: "b", style: style) }
  }
}

extension View {
  /// Adds padding on some edges of the view that matches the window margins of titles, bars, and
  /// lists.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }
}

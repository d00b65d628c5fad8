import WebElements

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

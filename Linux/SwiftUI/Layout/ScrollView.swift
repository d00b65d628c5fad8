import WebElements

/// Shows a part of a larger content, which the user moves.
public struct ScrollView<Content> where Content: View {
  /// What is moved.
  public var content: Content
  /// The directions in which it moves.
  public var axes: Axis.Set
  /// Whether bars show which part is in view.
  public var showsIndicators: Bool

  /// Creates a scrolling view.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) { node.setChild(content) }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    let isVertical = axes.contains(.vertical)
    var classes = ["scroll", isVertical ? "sv" : "sh", "gx"]
    if isVertical { classes.append("gy") }
    if !showsIndicators { classes.append("bare") }
    var attributes: [Attribute] = []
    if axes.contains(.horizontal) {
      // What scrolls has to be reachable by keyboard, and then has to have a role.
      attributes = [Attribute("tabindex", "0"), Attribute("role", "group")]
    }
    var box = Box(
      node.element(
        .div,
        class: classes.joined(separator: " "),
        attributes: attributes,
        content: .children(content.elements)
      ),
      greedy: isVertical ? [.horizontal, .vertical] : .horizontal
    )
    box.scrolls = isVertical
    return Output(box, preferences: content.preferences)
  }
}

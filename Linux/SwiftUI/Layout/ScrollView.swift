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

extension ScrollView: WrappingView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) { node.setChild(content) }

  package func draws(like former: ScrollView) -> Bool {
    axes == former.axes && showsIndicators == former.showsIndicators
  }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    let isVertical = axes.contains(.vertical)
    var classes = ["scroll", isVertical ? "sv" : "sh", "gx"]
    if isVertical { classes.append("gy") }
    // A row that runs from right to left is scrolled to its right end by the browser itself, from
    // the first picture on, and stays there when it grows, until the user moves it.
    if !isVertical, node.environment.scrollAnchor?.x == 1 { classes.append("from-end") }
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
    return Output(box, telling: content)
  }
}

private struct ScrollAnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }

extension EnvironmentValues {
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

extension View {
  /// Says which part of their content the scrolling views of the view show first. In the browser
  /// horizontal ones take the trailing edge; all else starts at the top and at the left.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }
}

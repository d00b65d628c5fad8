import WebElements

/// A scrollable view.
public struct ScrollView<Content> where Content: View {
  /// The scrollable content.
  public var content: Content
  /// The scrollable axes.
  public var axes: Axis.Set
  /// True to show scroll bars.
  public var showsIndicators: Bool

  /// Creates a scrollable view.
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
  package func update(_ node: ViewNode) { node.setChild(content) }

  package func wrapsContent(like former: ScrollView) -> Bool {
    axes == former.axes && showsIndicators == former.showsIndicators
  }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    let isVertical = axes.contains(.vertical)
    var classes = ["scroll", isVertical ? "sv" : "sh", "gx"]
    if isVertical { classes.append("gy") }
    // With this class, the browser shows the trailing end of the row, even when the row grows,
    // until the user scrolls.
    if !isVertical, node.environment.scrollAnchor?.x == 1 { classes.append("from-end") }
    if !showsIndicators { classes.append("bare") }
    var attributes: [Attribute] = []
    if axes.contains(.horizontal), !content.elements.contains(where: \.holdsControl) {
      // Scrollable content must be reachable by keyboard, and a focusable element needs a role. A
      // focused control scrolls into view by itself.
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

extension EnvironmentValues {
  @Entry var scrollAnchor: UnitPoint?
}

extension View {
  /// Sets the initial scroll position of scroll views in the view.
  ///
  /// In the browser, only the trailing edge of a horizontal scroll view is supported. All other
  /// scroll views start at the top leading corner.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }
}

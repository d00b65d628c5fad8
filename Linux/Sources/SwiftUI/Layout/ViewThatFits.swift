import WebElements

/// A view that shows the first of its children that fits, or the last if none does.
///
/// Only the browser knows the width of a text, so all children are rendered and a script shows the
/// first whose ideal size fits. The others are invisible, silent, and inert, but their state exists
/// and `onAppear` runs for each.
public struct ViewThatFits<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that selects among its children, in order of preference. Only the given axes
  /// are checked.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: WrappingView {
  package func update(_ node: ViewNode) { node.setChild(content) }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    guard var box = content.boxes.first else { return content }
    // If one of the alternatives is greedy, the view takes all available space, so that the browser
    // can select that alternative.
    box.greedy = content.boxes.greedy
    box.hasFixedWidth = content.boxes.haveFixedWidth
    return Output(
      box.with(
        node.element(
          .div,
          class: box.classes("fits"),
          attributes: [Attribute("data-axes", axes.names)],
          content: .children(content.boxes.map { node.wrap($0, class: "b") }.map(\.element))
        )
      ),
      telling: content
    )
  }
}

extension Axis.Set {
  fileprivate var names: String {
    (contains(.horizontal) ? "x" : "") + (contains(.vertical) ? "y" : "")
  }
}

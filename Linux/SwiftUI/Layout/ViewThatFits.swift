import WebElements

/// Shows the first of several views that has room, or the last where none has.
///
/// The browser alone knows how wide a text is, so all of them are made, and a script shows one: the
/// first whose ideal size is no larger than the room. The others are neither seen, heard nor touched,
/// but their state lives, and `onAppear` runs for each.
public struct ViewThatFits<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  /// Chooses among views along axes, the one that is liked best first. Along an axis that is left out,
  /// any view fits.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: WrappingView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) { node.setChild(content) }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    guard var box = content.boxes.first else { return content }
    // What takes all the room in one of its forms is given it, so that the form can be chosen.
    box.greedy = content.boxes.reduce(into: Axis.Set()) { $0.formUnion($1.greedy) }
    box.hasFixedWidth = content.boxes.haveFixedWidth
    let classes = ["fits", box.layoutClasses].compactMap { $0 }.joined(separator: " ")
    return Output(
      box.with(
        node.element(
          .div,
          class: classes,
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

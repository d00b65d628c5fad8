import Foundation
import WebElements

/// A view that arranges its children in a horizontal row.
public struct HStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row. The default spacing is 8 points.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: WrappingView {
  package func update(_ node: ViewNode) { node.setChild(content) }

  package func wrapsContent(like former: HStack) -> Bool {
    alignment == former.alignment && spacing == former.spacing
  }

  package func render(_ node: ViewNode) -> Output {
    Stacking.render(node, alignment: alignment.css, spacing: spacing, along: .horizontal)
  }
}

/// A view that arranges its children in a vertical column.
public struct VStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column. The default spacing is 8 points.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: WrappingView {
  package func update(_ node: ViewNode) { node.setChild(content) }

  package func wrapsContent(like former: VStack) -> Bool {
    alignment == former.alignment && spacing == former.spacing
  }

  package func render(_ node: ViewNode) -> Output {
    Stacking.render(node, alignment: alignment.css, spacing: spacing, along: .vertical)
  }
}

/// A view that overlays its children.
public struct ZStack<Content> where Content: View {
  let alignment: Alignment
  let content: Content

  /// Creates a stack of overlaid views. Later views are in front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: WrappingView {
  package func update(_ node: ViewNode) { node.setChild(content) }

  package func wrapsContent(like former: ZStack) -> Bool {
    alignment == former.alignment
  }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    let style = Style([
      ("justify-items", alignment.horizontal.css), ("align-items", alignment.vertical.css),
    ])
    return Stacking.output(node, class: "pile", style: style, content: content, spacerAxis: nil)
  }
}

/// A column that creates its views lazily on Apple's systems.
///
/// In the browser, all views are created immediately.
public struct LazyVStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column. The default spacing is 8 points.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: WrappingView {
  package func update(_ node: ViewNode) { node.setChild(content) }

  package func render(_ node: ViewNode) -> Output {
    // A lazy column takes the full width, because it can't know its widest view.
    Stacking.render(node, alignment: alignment.css, spacing: spacing, along: .vertical)
      .changingBoxes { $0.greedy.insert(.horizontal) }
  }
}

/// The views of a lazy stack that stay at the edge while their section scrolls.
///
/// The browser does not support pinning, so the set has no members.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its raw bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension [Box] {
  /// The axes along which at least one of the boxes takes all available space.
  var greedy: Axis.Set { reduce(into: []) { $0.formUnion($1.greedy) } }

  /// True if a container of the boxes has a fixed width, because all boxes except spacers and
  /// dividers have a fixed width.
  var haveFixedWidth: Bool {
    let boxes = filter { !$0.isSpacer && !$0.isDivider }
    return !boxes.isEmpty && boxes.allSatisfy(\.hasFixedWidth)
  }
}

/// Rendering that the stacks share.
@MainActor enum Stacking {
  static func render(
    _ node: ViewNode,
    alignment: String,
    spacing: CGFloat?,
    along axis: Axis.Set
  ) -> Output {
    var style = Style()
    if alignment != "center" { style.set("align-items", alignment) }
    if let spacing, spacing != 8 { style.set("gap", points: spacing) }
    return output(
      node,
      class: axis == .horizontal ? "h" : "v",
      style: style,
      content: node.childrenOutput,
      spacerAxis: axis
    )
  }

  /// Renders a stack. A stack is greedy if one of its views is greedy. Spacers count only along the
  /// stack, and dividers only across it.
  static func output(
    _ node: ViewNode,
    class name: String,
    style: Style,
    content: Output,
    spacerAxis: Axis.Set?
  ) -> Output {
    var greedy: Axis.Set = []
    for box in content.boxes {
      if box.isSpacer {
        greedy.formUnion(box.greedy.intersection(spacerAxis ?? [.horizontal, .vertical]))
      } else if box.isDivider {
        let across: Axis.Set = spacerAxis == .horizontal ? .vertical : .horizontal
        greedy.formUnion(box.greedy.intersection(across))
      } else {
        greedy.formUnion(box.greedy)
      }
    }
    var box = Box(content.boxes.first?.element ?? node.element(.div))
    box.greedy = greedy
    box.hasFixedWidth = content.boxes.haveFixedWidth
    box.fillsWindow = content.boxes.contains(where: \.fillsWindow)
    box.scrolls = content.boxes.contains(where: \.scrolls)
    if content.boxes.count == 1 { box.takeRow(of: content.boxes[0]) }
    return Output(
      box.with(
        node.element(
          .div,
          class: box.classes(name),
          style: style,
          content: .children(content.elements)
        )
      ),
      telling: content
    )
  }
}

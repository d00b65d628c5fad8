import Foundation
import WebElements

/// Views in a row.
public struct HStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row; without a spacing, views stand 8 points apart.
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
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) { node.setChild(content) }

  package func draws(like former: HStack) -> Bool {
    alignment == former.alignment && spacing == former.spacing
  }

  package func render(_ node: ViewNode) -> Output {
    Stacking.render(
      node,
      class: "h",
      alignment: alignment.css,
      spacing: spacing,
      along: .horizontal
    )
  }
}

/// Views in a column.
public struct VStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column; without a spacing, views stand 8 points apart.
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
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) { node.setChild(content) }

  package func draws(like former: VStack) -> Bool {
    alignment == former.alignment && spacing == former.spacing
  }

  package func render(_ node: ViewNode) -> Output {
    Stacking.render(
      node,
      class: "v",
      alignment: alignment.css,
      spacing: spacing,
      along: .vertical
    )
  }
}

/// Views over each other.
public struct ZStack<Content> where Content: View {
  let alignment: Alignment
  let content: Content

  /// Creates a pile; later views lie in front of earlier ones.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: WrappingView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) { node.setChild(content) }

  package func draws(like former: ZStack) -> Bool {
    alignment == former.alignment
  }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    var style = Style()
    style.set("justify-items", alignment.horizontal.css)
    style.set("align-items", alignment.vertical.css)
    return Stacking.output(node, class: "pile", style: style, content: content, spacerAxis: nil)
  }
}

/// A column that makes its views when they are about to be seen. In the browser they are all made
/// at once; what is far out of sight is not laid out.
public struct LazyVStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column; without a spacing, views stand 8 points apart.
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
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) { node.setChild(content) }

  package func render(_ node: ViewNode) -> Output {
    var output = Stacking.render(
      node,
      class: "v",
      alignment: alignment.css,
      spacing: spacing,
      along: .vertical
    )
    // A lazy column takes the whole width, as it cannot know the widest of its views.
    output = output.mapBoxes { box in
      var box = box
      box.greedy.insert(.horizontal)
      return box
    }
    return output
  }
}

/// Views of a lazy stack that stay at the edge while their section scrolls. Pinning is not supported
/// in the browser, so the set has no members there.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the views.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension [Box] {
  /// Whether what holds these boxes has a width of its own: where all of them have.
  var haveFixedWidth: Bool {
    let boxes = filter { !$0.isSpacer && !$0.isDivider }
    return !boxes.isEmpty && boxes.allSatisfy(\.hasFixedWidth)
  }
}

/// What the stacks have in common.
@MainActor enum Stacking {
  static func render(
    _ node: ViewNode,
    class name: String,
    alignment: String,
    spacing: CGFloat?,
    along axis: Axis.Set
  ) -> Output {
    var style = Style()
    if alignment != "center" { style.set("align-items", alignment) }
    if let spacing, spacing != 8 { style.set("gap", points: spacing) }
    return output(node, class: name, style: style, content: node.childrenOutput, spacerAxis: axis)
  }

  /// A stack is greedy where one of its views is; a spacer is greedy along the stack alone, a divider
  /// across it.
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
    var box = Box(content.boxes.first?.element ?? node.element(.div, content: .children([])))
    box.greedy = greedy
    box.hasFixedWidth = content.boxes.haveFixedWidth
    box.fillsWindow = content.boxes.contains(where: \.fillsWindow)
    box.scrolls = content.boxes.contains(where: \.scrolls)
    if content.boxes.count == 1 { box.takeRow(of: content.boxes[0]) }
    let classes = [name, box.layoutClasses].compactMap { $0 }.joined(separator: " ")
    return Output(
      box.with(
        node.element(.div, class: classes, style: style, content: .children(content.elements))
      ),
      telling: content
    )
  }
}

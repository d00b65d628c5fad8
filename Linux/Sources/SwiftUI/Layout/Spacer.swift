import Foundation
import WebElements

/// A flexible space that expands along its stack.
public struct Spacer {
  /// The minimum length, in points.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: PrimitiveView {
  package func render(_ node: ViewNode) -> Output {
    var style = Style()
    style.set("flex-basis", points: minLength)
    var box = Box(
      node.element(.div, class: "spacer", style: style),
      greedy: [.horizontal, .vertical]
    )
    box.isSpacer = true
    return Output(box)
  }
}

/// A thin line between views.
public struct Divider {
  /// Creates a divider.
  public init() {}
}

extension Divider: PrimitiveView {
  package func render(_ node: ViewNode) -> Output {
    var box = Box(
      node.element(
        .div,
        class: "divider",
        attributes: [Attribute("role", "separator")]
      ),
      greedy: [.horizontal, .vertical]
    )
    box.isDivider = true
    return Output(box)
  }
}

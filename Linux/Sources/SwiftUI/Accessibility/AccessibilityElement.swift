import WebElements

/// The way assistive technologies treat a view's children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// Hides the children.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Keeps the children as elements of a group.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Joins the children's texts into one label.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

struct AccessibilityElementModifier: PrimitiveModifier {
  let behavior: AccessibilityChildBehavior

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes { box in
      var attributes = [Attribute("role", behavior == .contain ? "group" : "img")]
      if behavior == .combine { attributes.append(Attribute("aria-label", box.element.spokenText)) }
      return node.wrap(box, class: "b", attributes: attributes)
    }
  }
}

extension View {
  /// Makes the view a single element or a group for assistive technologies.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityElementModifier(behavior: children))
  }
}

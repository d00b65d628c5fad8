import Foundation
import WebElements

/// A rectangle on the screen, and its layout behavior in the enclosing stack.
package struct Box {
  package var element: Element
  /// The axes along which the view takes all available space, derived from its content.
  package var greedy: Axis.Set = []
  package var isSpacer = false
  /// True if a row that is too narrow must not shrink the view. Images and fixed frames keep their
  /// width. Texts shrink.
  package var hasFixedWidth = false
  /// The view's priority when a row allocates space. Views with the highest priority come first.
  var layoutPriority = 0.0
  package var isDivider = false
  /// True if the view scrolls vertically and can act as the scroll view of the screen that it
  /// fills.
  package var scrolls = false
  /// True if the view is exactly as high as its window or sheet and scrolls inside.
  package var fillsWindow = false
  private(set) var rare: Shared<RareTraits>?

  package init(_ element: Element, greedy: Axis.Set = []) {
    self.element = element
    self.greedy = greedy
  }

  /// Returns true if two boxes differ at most in the content of their elements.
  func hasSameShape(as other: Box) -> Bool {
    element.id == other.element.id && hasSameLayout(as: other)
      && (rare === other.rare || rareTraits.hasSameObjects(as: other.rareTraits))
  }

  /// Returns true if two boxes have the same layout behavior in a stack.
  func hasSameLayout(as other: Box) -> Bool {
    greedy == other.greedy && isSpacer == other.isSpacer
      && hasFixedWidth == other.hasFixedWidth && layoutPriority == other.layoutPriority
      && isDivider == other.isDivider && scrolls == other.scrolls
      && fillsWindow == other.fillsWindow
      && (rare === other.rare || rareTraits.hasSameValues(as: other.rareTraits))
  }

  /// Traits that few boxes have.
  var rareTraits: RareTraits {
    get { rare?.value ?? RareTraits() }
    set { rare = Shared(newValue) }
  }

  /// Returns a box with the same layout behavior and another element.
  package func with(_ element: Element) -> Box {
    var copy = self
    copy.element = element
    // Additions of a modifier, such as padding, do not belong to the filled area.
    if copy.filledCorners != nil { copy.filledCorners = nil }
    return copy
  }

  /// Returns the given CSS classes, followed by the classes for the box's behavior in a stack.
  func classes(_ own: String) -> String {
    layoutClasses.map { "\(own) \($0)" } ?? own
  }

  private var layoutClasses: String? {
    if fillsWindow { return "gx gy fill" }
    // The stack determines the axis of a divider.
    if isDivider { return nil }
    let across = greedy.contains(.horizontal) ? "gx" : hasFixedWidth ? "fixed" : nil
    guard greedy.contains(.vertical) else { return across }
    return across.map { $0 + " gy" } ?? "gy"
  }

  /// The inline style for layout behavior that classes do not cover: the layout priority.
  var layoutStyle: Style {
    guard layoutPriority != 0 else { return Style() }
    // A factor of 100 leaves almost no space to lower priorities. Further steps make no visible
    // difference.
    let steps = min(2, max(-1, layoutPriority))
    return Style([("--grow", Style.number(10_000 * pow(100, steps)))])
  }
}

import Foundation
import WebElements

/// One rectangle on the screen, and how it behaves in the stack that holds it.
package struct Box {
  package var element: Element
  /// The axes along which it takes all the room there is (a greedy view of SwiftUI), worked out from
  /// the inside out.
  package var greedy: Axis.Set = []
  package var isSpacer = false
  /// Whether its width is its own, so that a row that is too narrow for its views takes nothing from it:
  /// a picture and a fixed frame have one, a text gives way.
  package var hasFixedWidth = false
  /// Which views of a row get their room first.
  var layoutPriority = 0.0
  package var isDivider = false
  /// Whether it scrolls vertically, and so lends its scrolling to the screen it fills.
  package var scrolls = false
  /// Whether it is exactly as high as the window or sheet that holds it, and scrolls inside.
  package var fillsWindow = false
  private(set) var rare: Shared<RareTraits>?

  package init(_ element: Element, greedy: Axis.Set = []) {
    self.element = element
    self.greedy = greedy
  }

  /// Whether all is as in another one but what the element holds.
  func hasSameShape(as other: Box) -> Bool {
    element.id == other.element.id && hasSameLayout(as: other)
      && (rare === other.rare || rareTraits.hasSameObjects(as: other.rareTraits))
  }

  /// Whether it behaves in its stack as another one.
  func hasSameLayout(as other: Box) -> Bool {
    greedy == other.greedy && isSpacer == other.isSpacer
      && hasFixedWidth == other.hasFixedWidth && layoutPriority == other.layoutPriority
      && isDivider == other.isDivider && scrolls == other.scrolls
      && fillsWindow == other.fillsWindow
      && (rare === other.rare || rareTraits.hasSameValues(as: other.rareTraits))
  }

  /// What few boxes have.
  var rareTraits: RareTraits {
    get { rare?.value ?? RareTraits() }
    set { rare = Shared(newValue) }
  }

  /// The same place in its stack, shown by another element.
  package func with(_ element: Element) -> Box {
    var copy = self
    copy.element = element
    // What a modifier adds, padding say, is not part of the rectangle.
    if copy.filledCorners != nil { copy.filledCorners = nil }
    return copy
  }

  /// The class names that tell the style sheet how it behaves in a stack.
  package var layoutClasses: String? {
    if fillsWindow { return "gx gy fill" }
    // Along which axis a line reaches is the stack's business.
    if isDivider { return nil }
    let across = greedy.contains(.horizontal) ? "gx" : hasFixedWidth ? "fixed" : nil
    guard greedy.contains(.vertical) else { return across }
    return across.map { $0 + " gy" } ?? "gy"
  }

  /// What the style sheet has to know beside the classes: how soon a row serves it.
  var layoutStyle: Style {
    guard layoutPriority != 0 else { return Style() }
    // A hundred times the share leaves next to nothing to others; beyond two steps nobody sees more.
    let steps = min(2, max(-1, layoutPriority))
    return Style([("--grow", Style.number(10_000 * pow(100, steps)))])
  }
}

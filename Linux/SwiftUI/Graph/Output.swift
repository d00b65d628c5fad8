import Foundation
import WebElements

/// What a view becomes: boxes in a row, and what it tells the views above it.
package struct Output {
  package var boxes: [Box] = []
  /// Nil where nothing is told, as by nearly all views: every node of a page holds an output.
  private var told: Shared<Preferences>?

  package init(boxes: [Box] = [], preferences: Preferences = Preferences()) {
    self.boxes = boxes
    self.preferences = preferences
  }

  package init(_ box: Box, preferences: Preferences = Preferences()) {
    self.init(boxes: [box], preferences: preferences)
  }

  package var preferences: Preferences {
    get { told?.value ?? Preferences() }
    set { told = newValue.isEmpty ? nil : Shared(newValue) }
  }

  package mutating func append(_ other: Output) {
    boxes += other.boxes
    if other.told != nil { preferences.merge(other.preferences) }
  }

  /// Whether all but the elements is as in another one.
  func hasSameShape(as other: Output) -> Bool {
    told === other.told && boxes.count == other.boxes.count
      && zip(boxes, other.boxes).allSatisfy { $0.hasSameShape(as: $1) }
  }

  package var elements: [Element] { boxes.map(\.element) }

  package func mapBoxes(_ transform: (Box) -> Box) -> Output {
    var copy = self
    copy.boxes = boxes.map(transform)
    return copy
  }
}

/// A value that copies share, which never changes once made.
final class Shared<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

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
  /// The radii of the corners where it is a rectangle without a hole, as a style sheet has them.
  var filledCorners: String?
  /// Whether it scrolls vertically, and so lends its scrolling to the screen it fills.
  package var scrolls = false
  /// Whether it is exactly as high as the window or sheet that holds it, and scrolls inside.
  package var fillsWindow = false
  // What a row is by its neighbours. None of it is one of its traits: those of a row that stays as it
  // is stay the same object, and are known by that.
  /// Which element of its collection it shows, where a list asks for it.
  var rowOffset: Int?
  /// Where it stands in a list of which not all rows are there.
  var rowPosition: RowPosition?
  /// How it comes to another place.
  var rowMover: RowMover?
  private var rowTraits: Shared<RowTraits>?
  private var sectionParts: Shared<SectionParts>?
  private var selectionTag: Shared<SelectionTag>?

  package init(_ element: Element, greedy: Axis.Set = []) {
    self.element = element
    self.greedy = greedy
  }

  /// What a list needs to know of it when it stands in a row.
  package var row: RowTraits {
    get { rowTraits?.value ?? RowTraits() }
    set { rowTraits = Shared(newValue) }
  }

  /// Whether what a list needs to know of it is the very same as of another one.
  func sharesRow(with other: Box) -> Bool { rowTraits === other.rowTraits }

  /// Whether it has the place of another one among its neighbours.
  func hasSameRowPlace(as other: Box) -> Bool {
    rowOffset == other.rowOffset && rowPosition == other.rowPosition
      && rowMover === other.rowMover
  }

  /// Where it stands for rows that are not there: its element.
  var rowGap: Element? { rowTraits?.value.gap }

  /// Is to a list what another one is.
  mutating func takeRow(of other: Box) { rowTraits = other.rowTraits }

  /// Whether all is as in another one but what the element holds.
  func hasSameShape(as other: Box) -> Bool {
    element.id == other.element.id && hasSameLayout(as: other) && rowTraits === other.rowTraits
      && sectionParts === other.sectionParts && selectionTag === other.selectionTag
  }

  /// Whether it behaves in its stack as another one.
  func hasSameLayout(as other: Box) -> Bool {
    greedy == other.greedy && isSpacer == other.isSpacer
      && hasFixedWidth == other.hasFixedWidth && layoutPriority == other.layoutPriority
      && isDivider == other.isDivider
      && filledCorners == other.filledCorners && scrolls == other.scrolls
      && fillsWindow == other.fillsWindow && hasSameRowPlace(as: other)
  }

  /// A section of a list, which the list takes apart.
  package var section: SectionParts? {
    get { sectionParts?.value }
    set { sectionParts = newValue.map(Shared.init) }
  }

  /// The value that it stands for in a picker.
  package var tag: SelectionTag? {
    get { selectionTag?.value }
    set { selectionTag = newValue.map(Shared.init) }
  }

  /// The same place in its stack, shown by another element.
  package func with(_ element: Element) -> Box {
    var copy = self
    copy.element = element
    // What a modifier adds, padding say, is not part of the rectangle.
    copy.filledCorners = nil
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

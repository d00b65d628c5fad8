import WebElements

/// The result of rendering a view: its boxes, and the preferences for its ancestors.
package struct Output {
  package var boxes: [Box] = []
  /// The preferences, or nil if there are none, as for nearly all views. Every node of a page
  /// stores an output, so its size matters.
  private var stored: Shared<Preferences>?

  package init(boxes: [Box] = [], preferences: Preferences = Preferences()) {
    self.boxes = boxes
    self.preferences = preferences
  }

  package init(_ box: Box, preferences: Preferences = Preferences()) {
    self.init(boxes: [box], preferences: preferences)
  }

  /// - `content`: The output that provides the preferences.
  package init(_ box: Box, telling content: Output) {
    boxes = [box]
    stored = content.stored
  }

  package var preferences: Preferences {
    get { stored?.value ?? Preferences() }
    set { stored = newValue.isEmpty ? nil : Shared(newValue) }
  }

  package mutating func append(_ other: Output) {
    boxes += other.boxes
    if other.stored != nil { preferences.merge(other.preferences) }
  }

  /// Returns true if two outputs differ at most in the content of their elements.
  func hasSameShape(as other: Output) -> Bool {
    stored === other.stored && boxes.count == other.boxes.count
      && zip(boxes, other.boxes).allSatisfy { $0.hasSameShape(as: $1) }
  }

  package var elements: [Element] { boxes.map(\.element) }

  package func mapBoxes(_ transform: (Box) -> Box) -> Output {
    var copy = self
    copy.boxes = boxes.map(transform)
    return copy
  }

  func changingBoxes(_ change: (inout Box) -> Void) -> Output {
    var copy = self
    for index in boxes.indices { change(&copy.boxes[index]) }
    return copy
  }
}

/// An immutable value that copies share.
final class Shared<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

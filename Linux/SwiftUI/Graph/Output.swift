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

  /// - Parameter content: What tells the views above all that there is to tell.
  package init(_ box: Box, telling content: Output) {
    boxes = [box]
    told = content.told
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

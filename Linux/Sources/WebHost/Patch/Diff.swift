import WebElements

/// The operations that transform one element tree into another.
///
/// Removals come first, so that an element that moves to another parent is never in the document
/// twice.
struct Diff {
  private var removals: [Operation] = []
  private var changes: [Operation] = []
  /// Elements whose properties are compared separately, with the values that the browser holds.
  private let reported: Set<Int>

  private init(reported: Set<Int>) {
    self.reported = reported
  }

  /// - Parameter reported: Elements whose properties are excluded.
  static func operations(
    from old: Element,
    to new: Element,
    excludingPropertiesOf reported: Set<Int> = []
  ) -> [Operation] {
    if old.id != new.id || old.tag != new.tag { return [.replace(old.id, with: new)] }
    var diff = Diff(reported: reported)
    diff.compare(old, new)
    return diff.removals + diff.changes
  }

  private mutating func compare(_ old: Element, _ new: Element) {
    if old === new { return }
    compareAttributes(old, new)
    // Properties are set last, because a select accepts a value only after its option exists.
    defer {
      if !reported.contains(new.id) {
        changes += Self.properties(from: old.properties, to: new)
      }
    }
    switch (old.content, new.content) {
    case (.text(let old), .text(let text)):
      if old != text { changes.append(.setText(new.id, text)) }
    case (.children(let children), .text(let text)):
      removals += children.map { .remove($0.id) }
      changes.append(.setText(new.id, text))
    case (.text(let text), .children(let children)):
      if !text.isEmpty { changes.append(.setText(new.id, "")) }
      compareChildren([], children, of: new.id)
    case (.children(let old), .children(let children)):
      compareChildren(old, children, of: new.id)
    }
  }

  private mutating func compareAttributes(_ old: Element, _ new: Element) {
    if old.attributes != new.attributes {
      for attribute in new.attributes where !old.attributes.contains(attribute) {
        changes.append(
          .setAttribute(new.id, name: attribute.name, value: attribute.value)
        )
      }
      for attribute in old.attributes
      where !new.attributes.contains(where: { $0.name == attribute.name }) {
        changes.append(.removeAttribute(new.id, name: attribute.name))
      }
    }
    guard old.events != new.events else { return }
    if let list = new.eventList {
      changes.append(.setAttribute(new.id, name: "data-on", value: list))
    } else {
      changes.append(.removeAttribute(new.id, name: "data-on"))
    }
  }

  /// Returns the operations that set an element's properties, given the values that the browser
  /// holds.
  ///
  /// Properties that the element does not specify are left to the user.
  static func properties(from held: [Property], to element: Element) -> [Operation] {
    element.properties
      .filter { !held.contains($0) }
      .map { .setProperty(element.id, $0) }
  }

  private mutating func compareChildren(_ old: [Element], _ new: [Element], of parent: Int) {
    var start = 0
    var oldEnd = old.count
    var newEnd = new.count
    while start < oldEnd, start < newEnd, old[start].isSameNode(as: new[start]) {
      compare(old[start], new[start])
      start += 1
    }
    while oldEnd > start, newEnd > start, old[oldEnd - 1].isSameNode(as: new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
      compare(old[oldEnd], new[newEnd])
    }
    if start < oldEnd || start < newEnd {
      arrange(
        old[start..<oldEnd],
        new[start..<newEnd],
        of: parent,
        before: newEnd < new.count ? new[newEnd].id : nil
      )
    }
  }

  /// Handles the children between the common prefix and suffix.
  private mutating func arrange(
    _ old: ArraySlice<Element>,
    _ new: ArraySlice<Element>,
    of parent: Int,
    before following: Int?
  ) {
    let oldIndices = Dictionary(zip(old.map(\.id), old.indices)) { first, _ in first }
    /// For each new child, the index of the old child that it continues.
    let sources = new.map { child -> Int? in
      guard let index = oldIndices[child.id], old[index].isSameNode(as: child) else { return nil }
      return index
    }
    let kept = Set(sources.compactMap(\.self))
    for index in old.indices where !kept.contains(index) {
      removals.append(.remove(old[index].id))
    }

    let unmoved = longestIncreasingSubsequence(sources)
    // The children are handled from last to first, so that the next sibling of each element is
    // already in place.
    var before = following
    var inserted: [Element] = []
    for (position, child) in zip(new.indices, new).reversed() {
      let offset = position - new.startIndex
      guard let source = sources[offset] else {
        inserted.append(child)
        continue
      }
      insert(&inserted, parent: parent, before: &before)
      if !unmoved.contains(offset) {
        changes.append(.move(child.id, parent: parent, before: before))
      }
      before = child.id
      compare(old[source], child)
    }
    insert(&inserted, parent: parent, before: &before)
  }

  /// - Parameter reversed: The elements to insert, in reverse order. The array is empty afterward.
  private mutating func insert(_ reversed: inout [Element], parent: Int, before: inout Int?) {
    guard let first = reversed.last else { return }
    changes.append(.insert(reversed.reversed(), parent: parent, before: before))
    before = first.id
    reversed.removeAll()
  }
}

extension Element {
  /// Returns true if the browser's node for one element can represent the other element.
  fileprivate func isSameNode(as other: Element) -> Bool {
    id == other.id && tag == other.tag
  }
}

/// A step that updates the browser's document.
enum Operation {
  case remove(Int)
  /// Inserts siblings before the child `before`, or at the end if `before` is nil.
  case insert([Element], parent: Int, before: Int?)
  case move(Int, parent: Int, before: Int?)
  /// Replaces an element with another element.
  case replace(Int, with: Element)
  case setAttribute(Int, name: String, value: String)
  case removeAttribute(Int, name: String)
  case setProperty(Int, Property)
  /// Replaces the content of an element with text.
  case setText(Int, String)
}

/// Returns the positions of a longest strictly increasing subsequence in O(n log n), ignoring nil
/// values.
///
/// Children at these positions stay in place and all other kept children move, which is the minimum
/// number of moves.
func longestIncreasingSubsequence(_ values: [Int?]) -> Set<Int> {
  /// For each length, the position of the smallest value that ends a subsequence.
  var ends: [Int] = []
  /// For each position, the previous position in its subsequence.
  var previous = [Int?](repeating: nil, count: values.count)

  for (position, value) in values.enumerated() {
    guard let value else { continue }
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if let end = values[ends[middle]], end < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[position] = ends[low - 1] }
    if low == ends.count { ends.append(position) } else { ends[low] = position }
  }

  var result: Set<Int> = []
  var position = ends.last
  while let current = position {
    result.insert(current)
    position = previous[current]
  }
  return result
}

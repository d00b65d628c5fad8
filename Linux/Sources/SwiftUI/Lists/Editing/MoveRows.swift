import Foundation
import WebElements

/// A modifier that lets the user reorder the rows of a list.
struct MoveModifier: PrimitiveModifier {
  let count: Int
  let move: ((IndexSet, Int) -> Void)?

  func modify(_ environment: inout EnvironmentValues) {
    environment.numbersRows = true
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    guard let move, node.environment.isEnabled else { return content }
    let mover = RowMover.on(node)
    mover.move = move
    mover.offsets = content.boxes.filter { $0.rowGap == nil }.map(\.rowOffset)
    mover.end = mover.offsets.last.flatMap(\.self).map { $0 + 1 } ?? count
    return content.changingBoxes { if $0.rowOffset != nil { $0.rowMover = mover } }
  }
}

/// An object that reorders the rows of a group.
///
/// All rows of the group refer to the same mover, which lasts as long as the modifier's node.
/// Replacing the mover would invalidate all rows.
@MainActor final class RowMover {
  /// Moves an element to the position before the element at another offset.
  fileprivate var move: ((IndexSet, Int) -> Void)?
  /// The element offset of each row. An element may have several rows.
  fileprivate var offsets: [Int?] = []
  /// The offset after the element of the last rendered row.
  fileprivate var end = 0
  /// The attribute of the rows, which names their group in the page.
  let attribute: Attribute

  private init(group: String) {
    attribute = Attribute("data-move", group)
  }

  /// Returns the mover that the modifier's node stores.
  fileprivate static func on(_ node: ViewNode) -> RowMover {
    if let known = node.remembered("mover", as: RowMover.self) { return known }
    let mover = RowMover(group: "m\(node.elementID())")
    node.remember(mover, as: "mover")
    return mover
  }

  /// Returns a handler that moves the element at an offset. The event's value is the index of the
  /// row before which the user drops the element, in the order of the rendered rows. A larger index
  /// moves the element to the position after the last rendered row.
  func handler(of source: Int) -> EventHandler {
    { [weak self] value in
      guard let self, case .number(let place) = value, let place = Int(exactly: place),
        let target = offsets.indices.contains(place) ? offsets[place] : end
      else { return }
      move?([source], target)
    }
  }
}

extension DynamicViewContent {
  /// Lets the user drag rows of the list: immediately with a pointer, after a long press with a
  /// finger.
  ///
  /// Views in rows keep their identity and state.
  ///
  /// - Parameter action: Moves the elements at some offsets to the position before the element at
  ///   another offset. If the action is nil, rows can't be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(MoveModifier(count: data.count, move: action))
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets to the position before the element at another offset, and
  /// keeps their order.
  ///
  /// If the destination is the number of elements, the elements move to the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let resting = elements.indices.filter { !source.contains($0) }
    let order =
      resting.filter { $0 < destination } + Array(source)
      + resting.filter { $0 >= destination }
    for (index, offset) in zip(indices, order) { self[index] = elements[offset] }
  }
}

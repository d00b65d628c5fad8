import Foundation
import WebElements

/// Lets the user put the rows of a list into another order.
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
    return content.mapBoxes { box in
      var box = box
      if box.rowOffset != nil { box.rowMover = mover }
      return box
    }
  }
}

/// How rows come to another place among those that move together. It is the same for as long as their
/// list is there, so that a row need not be made again because another one has changed.
@MainActor final class RowMover {
  /// Moves an element, given by its offset, before the element at another one.
  fileprivate var move: ((IndexSet, Int) -> Void)?
  /// The offsets of the elements, row by row. An element may have several rows.
  fileprivate var offsets: [Int?] = []
  /// Behind the last element.
  fileprivate var end = 0
  /// Names the rows in the page that move together.
  private let group: String

  private init(group: String) {
    self.group = group
  }

  /// That of the modifier's node, which keeps it.
  fileprivate static func on(_ node: ViewNode) -> RowMover {
    if let known = node.remembered("mover", as: RowMover.self) { return known }
    let mover = RowMover(group: "m\(node.elementID())")
    node.remember(mover, as: "mover")
    return mover
  }

  var attribute: Attribute { Attribute("data-move", group) }

  /// Brings the row of an element before the one at a place, which is counted in rows, as the browser
  /// sees them; behind the last one if there is none at it.
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
  /// Lets the user drag rows of the list to another place: with the pointer at once, with the finger
  /// after a long press. Views in rows keep their identity, so nothing of them is lost by it.
  ///
  /// - Parameter action: Moves elements, given by their offsets, before the element at another
  ///   offset; without an action, rows do not move.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(MoveModifier(count: data.count, move: action))
  }
}

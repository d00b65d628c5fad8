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
    let offsets = content.boxes.filter { $0.row.gap == nil }.map(\.row.offset)
    let last = offsets.last.flatMap(\.self).map { $0 + 1 } ?? count
    let group = "m\(node.elementID())"
    return content.mapBoxes { box in
      guard let source = box.row.offset else { return box }
      var box = box
      box.row.mover = RowMover(group: group) { place in
        // Places are counted in rows, as the browser sees them; an element may have several.
        let target = offsets.indices.contains(place) ? offsets[place] : last
        if let target { move([source], target) }
      }
      return box
    }
  }
}

/// How a row comes to another place among those that move together.
struct RowMover {
  /// Names the rows in the page that move together.
  let group: String
  /// Brings the row before the one at a place; behind the last one if there is none at it.
  let move: (Int) -> Void

  var attribute: Attribute { Attribute("data-move", group) }

  var handler: EventHandler {
    { value in
      guard case .number(let place) = value, let place = Int(exactly: place) else { return }
      move(place)
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

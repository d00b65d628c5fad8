import Foundation
import UniformTypeIdentifiers
import WebElements

/// The checks for mistakes that Apple's SwiftUI does not tolerate.
///
/// This module tolerates them for the sake of users. With `STRICT_STANDINS=1`, as in the tests, it
/// traps.
@MainActor enum Strictness {
  private static let isOn = ProcessInfo.processInfo.environment["STRICT_STANDINS"] == "1"

  /// Traps if a snapshot uses a feature that needs a live view: changes over time, taps, or timers.
  static func requireStatic(of graph: ViewGraph, against what: String) {
    guard isOn, graph.isStill else { return }
    fatalError("The views of a widget are rendered once: \(what)")
  }

  /// Traps if rendering a wrapping view again gives another result than replacing the changed
  /// elements in its output.
  static func demandSame(_ output: Output, as node: ViewNode) {
    guard isOn else { return }
    let drawn = node.draw()
    let isSame =
      output.boxes.count == drawn.boxes.count
      && zip(output.boxes, drawn.boxes).allSatisfy {
        $0.element === $1.element && $0.hasSameLayout(as: $1)
      }
    guard !isSame else { return }
    fatalError("\(type(of: node.view)) is not a WrappingView: its elements depend on its content")
  }

  /// Traps if a modifier that presents or starts something applies to several views.
  ///
  /// A modifier of a `Group`, `ForEach`, or `Section` applies to each view in it, so the action
  /// would run once for each of these views.
  static func demandOneView(in content: Output, for modifier: String) {
    guard isOn else { return }
    let count = content.boxes.reduce(0) { $0 + ($1.section?.rows.count ?? 1) }
    guard count > 1 else { return }
    fatalError("\(modifier) acts on \(count) views: attach it to one of them")
  }

  /// Traps if a document is written as a type that it does not declare.
  static func demandType(_ type: UTType, in types: [UTType]) {
    guard isOn, !types.contains(type) else { return }
    fatalError("\(type.identifier) is not one of the document's writableContentTypes")
  }

  /// Traps if a view with a context menu contains a `LongPressGesture`.
  ///
  /// The menu opens by a long press anywhere in the view and competes with the gesture.
  static func demandNoLongPress(in content: Output) {
    guard isOn, content.boxes.contains(where: { $0.element.answersToLongPress }) else { return }
    fatalError(
      "A long press opens the context menu and ends the gesture inside it: move the gesture out"
    )
  }
}

extension Element {
  fileprivate var answersToLongPress: Bool {
    attributes.contains { $0.name == "data-press" }
      || children.contains { $0.answersToLongPress }
  }
}

import Foundation
import UniformTypeIdentifiers
import WebElements

/// Mistakes that Apple's SwiftUI punishes, and that ours lets pass for the sake of whoever uses the
/// app. With `STRICT_STANDINS=1` they end the program; the tests run with it.
@MainActor enum Strictness {
  private static let isOn = ProcessInfo.processInfo.environment["STRICT_STANDINS"] == "1"

  /// The views of a widget are shown as they are at one moment: what changes by itself, and what
  /// waits for a tap or for a time, is never there.
  static func demandStillness(of graph: ViewGraph, against what: String) {
    guard isOn, graph.isStill else { return }
    fatalError("The views of a widget are shown as they are at one moment: \(what)")
  }

  /// A view that says it only draws around its content has to become the same when it draws itself.
  static func demandSame(_ output: Output, as node: ViewNode) {
    guard isOn else { return }
    let drawn = node.draw()
    let isSame =
      output.boxes.count == drawn.boxes.count
      && zip(output.boxes, drawn.boxes).allSatisfy {
        $0.element === $1.element && $0.hasSameLayout(as: $1)
      }
    guard !isSame else { return }
    fatalError("\(type(of: node.view)) is no WrappingView: it looks at what stands in it")
  }

  /// A modifier of a `Group`, a `ForEach` or a `Section` acts on each view in it. One that presents
  /// or starts something does so once for each, at the same time.
  static func demandOneView(in content: Output, for modifier: String) {
    guard isOn else { return }
    let count = content.boxes.reduce(0) { $0 + ($1.section?.rows.count ?? 1) }
    guard count > 1 else { return }
    fatalError("\(modifier) acts on \(count) views, so once for each: attach it to one of them")
  }

  /// A document is written only as a type that it names.
  static func demandType(_ type: UTType, in types: [UTType]) {
    guard isOn, !types.contains(type) else { return }
    fatalError("\(type.identifier) is none of the document's writableContentTypes")
  }

  /// A context menu opens by a long press on anything inside its view: a `LongPressGesture` there
  /// competes with it.
  static func demandNoLongPress(in content: Output) {
    guard isOn, content.boxes.contains(where: { $0.element.answersToLongPress }) else { return }
    fatalError(
      "A long press opens the context menu and ends the gesture inside it: put one outside"
    )
  }
}

extension Element {
  fileprivate var answersToLongPress: Bool {
    attributes.contains { $0.name == "data-press" }
      || children.contains { $0.answersToLongPress }
  }
}

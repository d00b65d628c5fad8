import Testing
import WebElements

@testable import SwiftUI

/// What is shown no more is held no more, however often a view changes.
@MainActor @Suite struct RetentionTests {
  enum Shape: CaseIterable {
    case buttonsOfRows, rows, menus, layers
  }

  private struct Changing: View {
    @Binding var isOn: Bool
    let shape: Shape

    @ViewBuilder private var content: some View {
      if isOn { Text("On") } else { Text("Off") }
    }

    var body: some View {
      switch shape {
      case .buttonsOfRows:
        List {
          ForEach(0..<3) { _ in
            HStack { content }
              .swipeActions { Button("Delete") {} }
              .contextMenu { Button("Edit") {} }
          }
        }
      case .rows: List { ForEach(0..<3) { _ in content.swipeActions { Button("Delete") {} } } }
      case .menus: Menu("More") { content }
      case .layers: content.padding().overlay { content }.accessibilityLabel(isOn ? "a" : "b")
      }
    }
  }

  private struct Weak {
    weak var element: Element?
  }

  @Test(arguments: Shape.allCases) func changesLeaveNothingBehind(_ shape: Shape) {
    let isOn = StateStorage(false)
    let binding = Binding(
      read: { isOn.value },
      write: { value, _ in isOn.value = value },
      source: nil
    )
    let graph = ViewGraph()
    var seen: [Weak] = []
    graph.show = { output, _ in
      seen += output.elements.flatMap(\.all).map { Weak(element: $0) }
    }
    graph.setRoot(Changing(isOn: binding, shape: shape), environment: EnvironmentValues())
    EventCycle.finish()
    func held(after toggles: Int) -> Int {
      for _ in 0..<toggles { EventCycle.run { isOn.value.toggle() } }
      return Set(seen.compactMap { $0.element.map(ObjectIdentifier.init) }).count
    }

    let few = held(after: 2)
    #expect(held(after: 40) == few)
  }
}

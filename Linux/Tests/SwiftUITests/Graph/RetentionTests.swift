import Observation
import Testing
import WebElements

@testable import SwiftUI

/// Replaced elements are released, and so is the environment of a closed window.
@MainActor @Suite struct RetentionTests {
  enum Shape: CaseIterable {
    case buttonsOfRows, rows, menus, layers, branches
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
      case .branches:
        Group {
          if isOn { Button("On") {} } else { Text("Off") }
        }
        .padding()
      case .layers: content.padding().overlay { content }.accessibilityLabel(isOn ? "a" : "b")
      }
    }
  }

  private struct Weak {
    weak var element: Element?
  }

  @Test(arguments: Shape.allCases) func `Repeated changes release previous elements`(_ shape: Shape)
  {
    let isOn = StateStorage(false)
    let graph = ViewGraph()
    var seen: [Weak] = []
    graph.show = { output, _ in
      seen += output.elements.flatMap(\.all).map { Weak(element: $0) }
    }
    graph.setRoot(Changing(isOn: isOn.binding, shape: shape), environment: EnvironmentValues())
    UpdateLoop.finish()
    func held(after toggles: Int) -> Int {
      for _ in 0..<toggles { UpdateLoop.run { isOn.value.toggle() } }
      return Set(seen.compactMap { $0.element.map(ObjectIdentifier.init) }).count
    }

    let few = held(after: 2)
    #expect(held(after: 40) == few)
  }

  // MARK: Environments

  @Observable final class Marker {
    var taps = 0
  }

  private struct MarkerText: View {
    @Environment(Marker.self) private var marker
    var body: some View { Text("\(marker.taps) taps") }
  }

  private struct MarkerButtonStyle: ButtonStyle {
    @Environment(Marker.self) private var marker
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(marker.taps)")
      }
    }
  }

  private struct MarkerToggleStyle: ToggleStyle {
    @Environment(Marker.self) private var marker
    func makeBody(configuration: Configuration) -> some View {
      Button("\(marker.taps)") { configuration.isOn.toggle() }
    }
  }

  enum Reader: CaseIterable {
    case buttonStyle, toggleStyle, nestedStyles, pushedView, menu, sheet
  }

  private struct Reading: View {
    let reader: Reader
    @State private var isOn = false

    @ViewBuilder private var content: some View {
      switch reader {
      case .buttonStyle: Button("Tap") { isOn.toggle() }.buttonStyle(MarkerButtonStyle())
      case .toggleStyle: Toggle("Tap", isOn: $isOn).toggleStyle(MarkerToggleStyle())
      case .nestedStyles:
        Toggle("Tap", isOn: $isOn).toggleStyle(MarkerToggleStyle())
          .buttonStyle(MarkerButtonStyle())
      case .pushedView:
        NavigationLink("Tap", value: 1)
          .navigationDestination(for: Int.self) { _ in MarkerText() }
      case .menu: Menu("Tap") { MarkerText() }
      case .sheet: Button("Tap") { isOn = true }.sheet(isPresented: $isOn) { MarkerText() }
      }
    }

    var body: some View { NavigationStack { content } }
  }

  @Test(arguments: Reader.allCases)
  func `A closed window frees the environment objects of its views`(_ reader: Reader) {
    weak var marker: Marker?
    weak var storage: EnvironmentStorage?
    do {
      let object = Marker()
      let window = TestWindow(Reading(reader: reader).environment(object))
      window.approach()
      window.tap("Tap")
      marker = object
      storage = window.graph.root?.children.first?.environment.storage
      #expect(storage != nil)
      window.close()
    }
    #expect(marker == nil)
    #expect(storage == nil)
  }
}

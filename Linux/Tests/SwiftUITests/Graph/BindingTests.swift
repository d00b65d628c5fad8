import Observation
import Testing
import WebElements

@testable import SwiftUI

/// Bindings read and write their source.
@MainActor @Suite struct BindingTests {
  private func field(_ window: TestWindow) -> [Property] {
    window.elements.first { $0.tag == .input }?.properties ?? []
  }

  @Test func `A field shows and writes its text`() {
    let window = TestWindow(
      Stateful("Read") { $name in
        TextField("Name", text: $name)
        Text("Hello \(name)")
        Button("reset") { name = "" }
      }
    )
    #expect(field(window) == [.value("Read")])

    window.type("Run", into: "Name")
    #expect(window.texts == ["Hello Run", "reset"])
    #expect(field(window) == [.value("Run")])

    window.tap("reset")
    #expect(field(window) == [.value("")])
  }

  struct Person: Equatable {
    var name = "a"
    var age = 1
  }

  @Test func `A binding to a property leaves the other properties unchanged`() {
    let window = TestWindow(
      Stateful(Person()) { $person in
        TextField("Name", text: $person.name)
        Text("\(person.name) \(person.age)")
      }
    )

    window.type("b", into: "Name")

    #expect(window.texts == ["b 1"])
  }

  @Observable @MainActor final class Model {
    var name = "x"
    var isOn = false
  }

  struct Editor: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        TextField("Name", text: $model.name)
        Toggle("On", isOn: $model.isOn)
        Text("\(model.name) \(model.isOn)")
      }
    }
  }

  @Test func `A binding from Bindable writes to the object`() throws {
    let model = Model()
    let window = TestWindow(Editor(model: model))
    let control = try #require(
      window.elements.first { $0.attributes.contains(Attribute("role", "switch")) }
    )

    window.type("y", into: "Name")
    window.send(.input, to: control.id, .bool(true))

    #expect(model.name == "y")
    #expect(model.isOn)
    #expect(window.texts == ["On", "y true"])
  }
}

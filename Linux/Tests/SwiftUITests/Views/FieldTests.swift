import Foundation
import Testing
import WebElements

@testable import SwiftUI

/// Text fields and toggles, and the elements of disabled controls.
@MainActor @Suite struct FieldTests {
  @Test func `A field is an input, and a vertical field is a text area`() {
    #expect(
      markup(TextField("Name", text: .constant("Read")))
        == "<input class='field gx f-body' type='text' placeholder='Name' aria-label='Name' "
        + "autocomplete='off' value='Read' on='input'></input>"
    )
    #expect(
      markup(TextField("Notes", text: .constant(""), prompt: Text("Why"), axis: .vertical))
        == "<textarea class='field gx f-body' placeholder='Why' aria-label='Notes' "
        + "autocomplete='off' rows='1' value='' on='input'></textarea>"
    )
  }

  @Test func `A field's accessibility label joins all texts of its label view`() {
    let field = TextField(text: .constant("")) {
      HStack {
        Text("Name")
        Image(systemName: "x")
        Text("of the habit")
      }
    }
    #expect(
      markup(field)
        == "<input class='field gx f-body' type='text' placeholder='Name, of the habit' "
        + "aria-label='Name, of the habit' autocomplete='off' value='' on='input'></input>"
    )
  }

  @Test
  func `A field's keyboard type, capitalization, and content type are attributes`() {
    let field = TextField("Address", text: .constant(""))
      .keyboardType(.URL)
      .textContentType(.URL)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
    #expect(
      markup(field)
        == "<input class='field gx f-body' type='text' placeholder='Address' aria-label='Address' "
        + "autocomplete='url' autocapitalize='none' autocorrect='off' spellcheck='false' "
        + "inputmode='url' value='' on='input'></input>"
    )
  }

  @Test(arguments: [
    (UITextContentType.username, "username"), (.password, "current-password"),
    (UITextContentType(rawValue: "street-address"), "off"),
  ])
  func `A content type is rendered as an autocomplete token`(
    type: UITextContentType,
    token: String
  ) {
    let field = SecureField("Password", text: .constant("")).textContentType(type)
    #expect(TestWindow(field).elements.last?.value("autocomplete") == token)
  }

  @Test func `The Return key runs submit actions, the innermost first`() throws {
    var log: [String] = []
    let window = TestWindow(
      VStack {
        TextField("Name", text: .constant(""))
          .onSubmit { log.append("inner") }
      }
      .onSubmit { log.append("outer") }
    )
    let field = try #require(window.elements.first { $0.tag == .input })

    window.send(.submit, to: field.id)

    #expect(log == ["inner", "outer"])
  }

  @Test func `A field ignores an event without text`() throws {
    var text = "Read"
    let window = TestWindow(
      TextField("Name", text: Binding(get: { text }, set: { text = $0 }))
    )
    let field = try #require(window.elements.first { $0.tag == .input })

    window.send(.input, to: field.id, .number(1))
    window.send(.input, to: field.id, .none)
    #expect(text == "Read")

    window.send(.input, to: field.id, .text("Run"))
    #expect(text == "Run")
  }

  @Test func `A toggle has a label and follows the browser's value`() throws {
    func switching(_ isOn: Bool) -> String {
      "<label class='toggle gx'><span class='t f-body'>Sound \(isOn ? "on" : "off")</span>"
        + "<input class='switch' type='checkbox' role='switch' checked='\(isOn)' on='input'>"
        + "</input></label>"
    }
    let window = TestWindow(
      Stateful(false) { $isOn in Toggle("Sound \(isOn ? "on" : "off")", isOn: $isOn) }
    )
    let control = try #require(window.elements.first { $0.tag == .input })
    #expect(window.markup == switching(false))

    window.send(.input, to: control.id, .bool(true))
    #expect(window.markup == switching(true))

    window.send(.input, to: control.id, .text("off"))
    #expect(window.markup == switching(true))
  }

  @Test func `All elements of a disabled control have the disabled attribute`() {
    func disabled(_ view: some View) -> [WebElements.Tag] {
      let elements = TestWindow(view.disabled(true)).elements
      return elements.filter { $0.value("disabled") != nil }.map(\.tag)
    }
    #expect(disabled(TextField("Name", text: .constant(""))) == [.input])
    #expect(disabled(Toggle("Sound", isOn: .constant(true))) == [.input])
    let start = Binding.constant(Date(timeIntervalSince1970: 0))
    #expect(
      disabled(DatePicker("Start", selection: start, displayedComponents: .hourAndMinute))
        == [.input]
    )
    #expect(disabled(Menu("Options") { Button("Edit") {} }) == [.button])
    let picker = Picker("Count", selection: .constant(0)) { ForEach(0..<2) { Text("\($0)") } }
    #expect(disabled(picker) == [.select])
    #expect(disabled(picker.pickerStyle(.segmented)) == [.button, .button])
    #expect(disabled(picker.pickerStyle(.wheel)) == [.button, .button])
    #expect(
      disabled(Stepper(value: .constant(2), in: 1...3) { Text("Count") }) == [.button, .button]
    )
  }

  @Test func `A hidden label is still the switch's accessibility label`() {
    #expect(
      markup(Toggle("Sound", isOn: .constant(true)).labelsHidden())
        == "<label class='toggle'><input class='switch' type='checkbox' role='switch' "
        + "aria-label='Sound' checked='true' on='input'></input></label>"
    )
  }
}

/// Toggles with a custom style.
@MainActor @Suite struct ToggleStyleTests {
  private struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
        Text(configuration.isOn ? "on" : "off")
      }
      Toggle("Inside", isOn: configuration.$isOn)
    }
  }

  @Test func `A custom style shows and toggles the value`() {
    let window = TestWindow(
      Stateful(false) { $isOn in pair(Toggle("Lamp", isOn: $isOn), Text("\(isOn)")) }
        .toggleStyle(CheckStyle())
    )
    // Inside a custom style the automatic style applies.
    #expect(window.texts == ["Lamp", "off", "Inside", "false"])
    window.tap("Lamp off")
    #expect(window.texts == ["Lamp", "on", "Inside", "true"])
  }
}

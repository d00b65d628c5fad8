import Testing
import WebElements

@testable import SwiftUI

/// Buttons: their action, appearance, and custom styles.
@MainActor @Suite struct ButtonTests {
  private let label = "<span class='t f-body'>Go</span>"

  private func button(_ classes: String, _ content: String, with attributes: String = "") -> String
  {
    "<button class='\(classes)' type='button'\(attributes) on='click'>\(content)</button>"
  }

  @Test func `A button performs its action once per tap`() {
    var taps = 0
    let window = TestWindow(Button("Go") { taps += 1 })
    #expect(window.markup == button("btn", label))

    window.tap("Go")
    window.tap("Go")
    #expect(taps == 2)
  }

  @Test func `A role is a CSS class, and a destructive role is also a color`() {
    let red = "<span class='t f-body' style='color:light-dark(#d70015,#ff6961)'>Go</span>"
    let destructive = Button("Go", role: .destructive) {}
    #expect(markup(destructive) == button("btn destructive", red))
    #expect(markup(Button("Go", role: .cancel) {}) == button("btn cancel", label))
    // The environment's foreground style takes precedence over the role's color.
    #expect(
      markup(destructive.foregroundStyle(.white))
        == button(
          "btn destructive",
          "<span class='t f-body' style='color:#ffffff'>Go</span>"
        )
    )
  }

  @Test func `A button style is a CSS class`() {
    let go = Button("Go") {}
    #expect(markup(go.buttonStyle(.automatic)) == button("btn", label))
    #expect(markup(go.buttonStyle(.plain)) == button("btn plain", label))
    #expect(markup(go.buttonStyle(.borderless)) == button("btn borderless", label))
    #expect(markup(go.buttonStyle(.bordered)) == button("btn bordered", label))
    #expect(
      markup(go.buttonStyle(.plain).buttonStyle(.bordered)) == button("btn plain", label)
    )
  }

  @Test func `Disabling applies to the subtree and can't be reverted inside`() {
    let disabled = button("btn", label, with: " disabled")
    #expect(markup(Button("Go") {}.disabled(true)) == disabled)
    #expect(markup(Button("Go") {}.disabled(false)) == button("btn", label))
    #expect(markup(Button("Go") {}.disabled(false).disabled(true)) == disabled)
    #expect(markup(Button("Go") {}.disabled(true).disabled(false)) == disabled)
  }

  struct Tag: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "on" : "off")
        if configuration.role == .destructive { Text("!") }
        configuration.label
      }
    }
  }

  @Test func `A custom style follows the environment and reads the button's role`() {
    let window = TestWindow(
      Stateful(true) { $isEnabled in
        Button("switch") { isEnabled.toggle() }
        Group {
          Button("Go") {}
          Button("End", role: .destructive) {}
        }
        .buttonStyle(Tag()).disabled(!isEnabled)
      }
    )
    #expect(window.texts == ["switch", "on", "Go", "on", "!", "End"])
    window.tap("switch")
    #expect(window.texts == ["switch", "off", "Go", "off", "!", "End"])
    window.tap("switch")
    #expect(window.texts == ["switch", "on", "Go", "on", "!", "End"])
  }

  @Test func `A keyboard shortcut is rendered as an attribute`() {
    func shortcut(_ view: some View) -> String? {
      TestWindow(view).element(.button, "Go")?.value("data-shortcut")
    }
    let go = Button("Go") {}
    #expect(shortcut(go) == nil)
    #expect(shortcut(go.keyboardShortcut("n")) == "mod+n")
    #expect(shortcut(go.keyboardShortcut("N", modifiers: [.command, .shift])) == "mod+shift+n")
    #expect(
      shortcut(go.keyboardShortcut("1", modifiers: [.shift, .option, .control]))
        == "ctrl+alt+shift+1"
    )
    #expect(shortcut(go.keyboardShortcut(.delete, modifiers: [])) == "backspace")
    #expect(shortcut(go.keyboardShortcut(.return, modifiers: [])) == "enter")
    #expect(shortcut(go.keyboardShortcut(.cancelAction)) == "escape")
  }

  private struct CountingStyle: ButtonStyle {
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Toggle(
          "Count",
          isOn: Binding {
            false
          } set: { _ in
            count += 1
          }
        )
        Text("\(count) counted")
      }
    }
  }

  @Test func `Buttons that share a style have separate state`() {
    let window = TestWindow(
      VStack {
        Button("First") {}
        Button("Second") {}
      }
      .buttonStyle(CountingStyle())
    )
    let switches = window.elements.filter { $0.tag == .input }
    #expect(switches.count == 2)
    window.send(.input, to: switches[0].id, .bool(true))
    #expect(window.texts.filter { $0.hasSuffix("counted") } == ["1 counted", "0 counted"])
  }
}

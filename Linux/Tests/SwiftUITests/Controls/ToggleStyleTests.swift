import Testing

@testable import SwiftUI

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

import Testing

@testable import SwiftUI

/// Switches in a style of the app's own.
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

  private struct Root: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Toggle("Lamp", isOn: $isOn)
        Text("\(isOn)")
      }
      .toggleStyle(CheckStyle())
    }
  }

  @Test func theStyleShowsAndSwitches() {
    let window = TestWindow(Root())
    // Inside a style the system's applies.
    #expect(window.texts == ["Lamp", "off", "Inside", "false"])
    window.tap("Lamp off")
    #expect(window.texts == ["Lamp", "on", "Inside", "true"])
  }
}

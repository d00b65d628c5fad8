@_spi(Host) import AppIntents
import Foundation
import SwiftUI
import Synchronization
import Testing
import WidgetKit

@MainActor struct WidgetViewTests {
  @Test func `A button names its intent and reports no events`() {
    let page = StillPage(Button(intent: SwitchLampIntent("Hall")) { Text("Switch") })
    #expect(page.taps == ["SwitchLamp Hall"])
    #expect(page.events == [])
  }

  @Test(arguments: [true, false]) func `A toggle names its intent and its state`(isOn: Bool) {
    let toggle = Toggle(isOn: isOn, intent: SwitchLampIntent("Hall")) { Text("Lamp") }
    for page in [StillPage(toggle), StillPage(toggle.toggleStyle(LampStyle()))] {
      #expect(page.taps == ["SwitchLamp Hall"])
      #expect(page.values(of: "role") == ["switch"])
      #expect(page.values(of: "aria-checked") == ["\(isOn)"])
      #expect(page.events == [])
    }
    #expect(
      StillPage(toggle.toggleStyle(LampStyle())).texts == ["Lamp", isOn ? "shines" : "is dark"]
    )
  }

  @Test func `A widget's container has a background and a URL`() throws {
    let url = try #require(URL(string: "lamp:///hall"))
    let page = StillPage(Text("On").widgetURL(url).containerBackground(.black, for: .widget))
    #expect(page.output.preferences.containerBackground == "#000000")
    #expect(page.output.preferences.widgetURL == url)
  }

  @Test func `A widget's environment contains its family and rendering mode`() {
    let page = StillPage(Surroundings(), family: .systemLarge)
    #expect(page.texts == ["systemLarge fullColor true"])
    #expect(
      StillPage(Surroundings(), family: .systemLarge, mode: .accented).texts
        == ["systemLarge accented false"]
    )
    #expect(
      StillPage(Surroundings(), family: .accessoryInline).texts
        == ["accessoryInline fullColor false"]
    )
  }

  @Test func `Accentable views have one color, and other views another color, in accented mode`() {
    let view = HStack {
      Text("Plain").foregroundStyle(.red.opacity(0.5))
      Text("Accented").foregroundStyle(.blue).widgetAccentable()
    }
    let styles = StillPage(view, mode: .accented).values(of: "style")
    #expect(styles == ["color:#ffffff80", "color:#63d1ff"])
  }

  @Test func `Sensitive content is left out of a page with privacy redaction`() {
    let view = VStack {
      Text("Lamp")
      Text("Hall").accessibilityLabel("Hall").privacySensitive()
    }
    let page = StillPage(view, redaction: .privacy)
    #expect(page.texts == ["Lamp", "\u{2007}\u{2007}\u{2007}\u{2007}"])
    #expect(page.values(of: "aria-label") == [])
    #expect(StillPage(view).texts == ["Lamp", "Hall"])
    #expect(StillPage(view, redaction: .placeholder).texts.contains("Lamp") == false)
  }

  @Test func `A handler is notified of reload requests`() {
    let requests = ReloadRequests()
    WidgetCenter.shared.onReload { requests.count.withLock { $0 += 1 } }
    WidgetCenter.shared.reloadAllTimelines()
    // Other tests may request reloads at the same time.
    #expect(requests.count.withLock { $0 } > 0)
  }
}

/// Views that iOS does not allow in widgets end the program.
struct WidgetStrictnessTests {
  @Test func `A view with state ends the program`() async {
    await #expect(processExitsWith: .failure) {
      setenv("STRICT_STANDINS", "1", 1)
      await MainActor.run { _ = StillPage(Counter()) }
    }
  }

  @Test func `A button with a closure ends the program`() async {
    await #expect(processExitsWith: .failure) {
      setenv("STRICT_STANDINS", "1", 1)
      await MainActor.run { _ = StillPage(Button("Switch") {}) }
    }
  }

  @Test func `Allowed views do not end the program`() async {
    await #expect(processExitsWith: .success) {
      setenv("STRICT_STANDINS", "1", 1)
      await MainActor.run {
        guard let url = URL(string: "https://lamp.example") else { exit(1) }
        let view = VStack {
          Button(intent: SwitchLampIntent("Hall")) { Text("Switch") }
          Link(destination: url) { Text("Lamp") }
        }
        _ = StillPage(view)
      }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Text("\(count)") }
}

private struct Surroundings: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.showsWidgetContainerBackground) private var showsBackground

  var body: some View { Text("\(family) \(mode) \(showsBackground)") }
}

private final class ReloadRequests: Sendable {
  let count = Mutex(0)
}

private struct LampStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isOn ? "shines" : "is dark")
    }
  }
}

import Testing
import WebElements

@testable import SwiftUI

/// Values that a window saves: notification of changes, and messages to the browser.
@MainActor struct SceneStorageTests {
  enum Style: String { case cards, rows }

  struct Settings: View {
    @SceneStorage("style") private var style: Style?
    @SceneStorage("count") private var count = 3
    @SceneStorage("isOpen") private var isOpen = false

    var body: some View {
      Text("\(style?.rawValue ?? "none") \(count) \(isOpen)")
      Button("rows") { style = .rows }
      Button("none") { style = nil }
      Toggle("Open", isOn: $isOpen)
      Other()
    }
  }

  struct Other: View {
    @SceneStorage("count") private var count = 5

    var body: some View {
      Text("other \(count)")
      Button("more") { count += 1 }
    }
  }

  private func window(_ scene: [String: String] = [:]) -> TestWindow {
    TestWindow(scene: scene, Settings())
  }

  @Test func `The default value applies until a value is written`() {
    let window = window()
    #expect(window.texts.contains("none 3 false"))
    #expect(window.effects.isEmpty)
    window.tap("rows")
    #expect(window.texts.contains("rows 3 false"))
    #expect(window.effects == [.message(script: "scene", #"["style","rows"]"#)])
  }

  @Test func `Views of one window share the value of a key`() {
    let window = window()
    window.tap("more")
    #expect(window.texts.contains("none 6 false"))
    #expect(window.texts.contains("other 6"))
  }

  @Test func `Each window has separate values`() {
    let one = window()
    let other = window()
    one.tap("rows")
    #expect(other.texts.contains("none 3 false"))
  }

  @Test func `A window starts with the values from the browser`() {
    let window = window(["style": "rows", "count": "7", "isOpen": "true"])
    #expect(window.texts.contains("rows 7 true"))
    window.tap("none")
    #expect(window.texts.contains("none 7 true"))
    #expect(window.effects == [.message(script: "scene", #"["style",null]"#)])
  }

  @Test func `An invalid value is ignored`() {
    let window = window(["style": "tiles", "count": "7.5", "isOpen": "yes", "else": "1"])
    #expect(window.texts.contains("none 3 false"))
  }

  @Test func `Writing an equal value sends no message`() {
    let window = window(["style": "rows"])
    window.tap("rows")
    #expect(window.effects.isEmpty)
  }
}

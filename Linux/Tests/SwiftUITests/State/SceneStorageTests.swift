import Testing
import WebElements

@testable import SwiftUI

/// Values that a window saves: notification of changes, and messages to the browser.
@MainActor struct SceneStorageTests {
  enum Style: String { case cards, rows }

  struct Settings: View {
    @SceneStorage("style") private var style: Style?

    var body: some View {
      Text("style \(style?.rawValue ?? "none")")
      Button("rows") { style = .rows }
      Button("none") { style = nil }
      Other()
    }
  }

  struct Other: View {
    @SceneStorage("style") private var style: Style?

    var body: some View {
      Text("other \(style?.rawValue ?? "none")")
      Button("cards") { $style.wrappedValue = .cards }
    }
  }

  private func window(_ scene: [String: String] = [:]) -> TestWindow {
    TestWindow(scene: scene, Settings())
  }

  @Test func `A value is nil until it is written`() {
    let window = window()
    #expect(window.texts.contains("style none"))
    #expect(window.effects.isEmpty)
    window.tap("rows")
    #expect(window.texts.contains("style rows"))
    #expect(window.effects == [.message(script: "scene", #"["style","rows"]"#)])
  }

  @Test func `Views of one window share the value of a key`() {
    let window = window()
    window.tap("cards")
    #expect(window.texts.contains("style cards"))
    #expect(window.texts.contains("other cards"))
  }

  @Test func `Each window has separate values`() {
    let one = window()
    let other = window()
    one.tap("rows")
    #expect(other.texts.contains("style none"))
  }

  @Test func `A window starts with the values from the browser`() {
    let window = window(["style": "rows"])
    #expect(window.texts.contains("style rows"))
    window.tap("none")
    #expect(window.texts.contains("style none"))
    #expect(window.effects == [.message(script: "scene", #"["style",null]"#)])
  }

  @Test func `An invalid value is ignored`() {
    let window = window(["style": "tiles", "else": "1"])
    #expect(window.texts.contains("style none"))
  }

  @Test func `Writing an equal value sends no message`() {
    let window = window(["style": "rows"])
    window.tap("rows")
    #expect(window.effects.isEmpty)
  }
}

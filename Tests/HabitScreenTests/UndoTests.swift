import TestSupport
import Testing

@testable import HabitTrackerFeature

/// Undo in notices, in the list's menu, and with keyboard shortcuts.
@MainActor @Suite(.timeLimit(.minutes(5))) struct UndoTests {
  private let app: HabitApp
  private let window: ScreenWindow

  init() throws {
    app = try HabitApp([#"{"name": "Three"}"#, #"{"name": "Two"}"#, #"{"name": "One"}"#])
    window = app.window()
  }

  @Test func `Several deletions are undone one by one`() throws {
    window.choose("Delete", in: "One")
    window.choose("Delete", in: "Two")
    #expect(window.mentions("Deleted Two"))
    #expect(try app.storedNames() == ["Three"])
    window.press("Undo")
    #expect(window.habits == ["Three", "Two"])
    // The previous deletion can be undone next.
    #expect(window.mentions("Deleted One"))
    window.press("Undo")
    #expect(window.habits == ["Three", "Two", "One"])
    #expect(window.button("Undo") == nil)
    #expect(try app.storedNames().sorted() == ["One", "Three", "Two"])
  }

  @Test func `A deletion stays after its notice has disappeared`() async throws {
    window.choose("Delete", in: "One")
    #expect(window.button("Undo") != nil)
    // The notice may begin its wait after the clock was advanced for the first time.
    await until {
      app.time.advance(by: 1)
      return window.button("Undo") == nil
    }
    #expect(!window.mentions("Deleted One"))
    #expect(window.habits == ["Three", "Two"])
    #expect(try app.storedNames().sorted() == ["Three", "Two"])
  }

  @Test func `The list's menu undoes a skipped day`() {
    window.choose("Archive", in: "Two")
    window.press("Undo")
    #expect(window.shows("Two, not completed today"))
    window.choose("Skip Today", in: "One")
    #expect(window.shows("One, skipped today"))
    window.choose("Undo", in: "List Options")
    #expect(window.shows("One, not completed today"))
  }

  @Test func `Keyboard shortcuts undo changes one by one and redo them`() throws {
    window.press("One, not completed today")
    window.choose("Archive", in: "Two")
    window.choose("Delete", in: "Three")
    window.undo()
    #expect(window.habits == ["Three", "One"])
    window.undo()
    #expect(window.habits == ["Three", "Two", "One"])
    window.undo()
    #expect(window.shows("One, not completed today"))
    #expect(try app.storedCounts("One")["2026-03-09"] ?? 0 == 0)
    window.redo()
    #expect(window.shows("One, completed today"))
  }
}

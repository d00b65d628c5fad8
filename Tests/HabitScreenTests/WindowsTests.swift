import Testing

@testable import HabitTrackerFeature

/// Two windows on one store: each shows the other's changes and undoes only its own.
@MainActor @Suite struct WindowsTests {
  private let app: HabitApp
  private let one: ScreenWindow
  private let other: ScreenWindow

  init() throws {
    app = try HabitApp([#"{"name": "Read", "color": "pink"}"#])
    one = app.window()
    other = app.window()
  }

  @Test func `A habit's screen reports that another window deleted the habit`() throws {
    other.press("Read")
    one.choose("Delete", in: "Read")
    #expect(other.shows("This habit was deleted."))
    #expect(other.isEnabled("Edit") == false)
    #expect(try app.storedNames() == [])
    one.press("Undo")
    #expect(other.button("Mark as Done") != nil)
    #expect(try app.storedNames() == ["Read"])
  }

  @Test func `The later of two edits wins, and the first window is notified`() throws {
    for window in [one, other] { window.choose("Edit", in: "Read") }
    one.fill("Name", "Read a book")
    one.press("Save")
    other.fill("Name", "Read the paper")
    other.press("Save")
    let message = "The name of “Read the paper” was changed in another window."
    #expect(one.habits == ["Read the paper"])
    #expect(one.mentions(message))
    #expect(!other.mentions(message))
    one.press("OK")
    #expect(!one.mentions(message))
    #expect(try app.storedNames() == ["Read the paper"])
  }

  @Test func `A window undoes only its own changes`() throws {
    one.press("Read, not completed today")
    #expect(other.shows("Read, completed today"))
    other.undo()
    other.press("Add Habit")
    other.fill("Name", "Run")
    other.press("Save")
    #expect(one.shows("Run, not completed today"))
    #expect(one.shows("Read, completed today"))
    one.undo()
    #expect(other.shows("Read, not completed today"))
    #expect(try app.storedNames().sorted() == ["Read", "Run"])
  }
}

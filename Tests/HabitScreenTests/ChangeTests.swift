import Testing

@testable import HabitTrackerFeature

/// Adding, editing, and completing a habit: the screens and the store show each change.
@MainActor @Suite struct ChangeTests {
  private let app: HabitApp
  private let window: ScreenWindow

  init() throws {
    app = try HabitApp()
    window = app.window()
  }

  private func add(_ name: String, _ details: String = "") {
    window.press("Add Habit")
    window.fill("Name", name)
    window.fill("Description", details)
    window.press("Save")
  }

  private func count() throws -> Int { try app.storedCounts("Read")["2026-03-09"] ?? 0 }

  @Test func `An edit changes the list, the detail screen, the editor, and the store`() throws {
    add("Read", "Twenty pages")
    window.choose("Edit", in: "Read")
    #expect(window.value("Name") == "Read")
    #expect(window.value("Description") == "Twenty pages")
    window.fill("Name", "Read more")
    window.fill("Description", "Thirty pages")
    window.press("Purple")
    window.press("Save")
    #expect(window.dialog == nil)
    #expect(window.habits == ["Read more"])
    window.press("Read more")
    #expect(window.shows("Thirty pages"))
    window.press("Edit")
    #expect(window.isOn("Purple") == true)
    #expect(try app.storedNames() == ["Read more"])
  }

  @Test func `The large button on the detail screen completes and reopens the habit`() throws {
    add("Read")
    window.press("Read")
    for expected in [1, 0, 1] {
      window.press(expected == 1 ? "Mark as Done" : "Completed")
      #expect(window.button(expected == 1 ? "Completed" : "Mark as Done") != nil)
      #expect(try count() == expected)
    }
    window.goBack()
    #expect(window.shows("Read, completed today"))
  }

  @Test func `The chosen icon is selected in the icon picker`() {
    window.press("Add Habit")
    window.fill("Name", "Read")
    window.press("Choose Icon, Star")
    #expect(window.isOn("Star") == true)
    window.press("Paw")
    #expect(window.value("Name") == "Read")
    window.press("Choose Icon, Paw")
    #expect(window.isOn("Paw") == true)
    #expect(window.isOn("Star") == false)
    window.press("New Habit")
    window.press("Save")
    #expect(window.shows("Read, not completed today"))
    window.choose("Edit", in: "Read")
    window.press("Cancel")
    #expect(window.dialog == nil)
  }

  @Test func `Going back asks before it discards a note`() {
    add("Read")
    window.choose("Note", in: "Read")
    window.fill("Note", "Chapter 3")
    window.goBack()
    #expect(window.dialog == "Discard your changes?")
    window.press("Keep Editing")
    #expect(window.value("Note") == "Chapter 3")
  }

  @Test func `After a restart, saving a deleted habit reports the deletion and keeps the text`()
    throws
  {
    add("Read")
    window.choose("Edit", in: "Read")
    window.fill("Name", "Read more")
    app.window().choose("Delete", in: "Read")
    try app.restart()
    let window = ScreenWindow(app.session, kept: window.kept)
    #expect(window.value("Name") == "Read more")
    window.press("Save")
    #expect(window.mentions("has already been deleted"))
    #expect(window.value("Name") == "Read more")
  }

  @Test func `Settings and the list's menu share the list style`() {
    add("Read")
    let settings = app.window("/settings")
    settings.fill("List Style", "Rows")
    #expect(settings.value("List Style") == "Rows")
    settings.goBack()
    settings.choose("Cards", in: "List Options")
    settings.press("Settings")
    #expect(settings.value("List Style") == "Cards")
  }
}

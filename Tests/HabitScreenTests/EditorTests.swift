import Testing

@testable import HabitTrackerFeature

/// The editor's fields: they keep their values and explain errors, and closing asks about changes.
@MainActor @Suite struct EditorTests {
  private let app: HabitApp

  init() throws { app = try HabitApp() }

  /// Returns the editor of a new habit named "Read".
  private func editor() -> ScreenWindow {
    let window = app.window()
    window.press("Add Habit")
    window.fill("Name", "Read")
    return window
  }

  @Test func `The changed fields of a new habit are saved`() {
    var window = editor()
    window.fill("Description", "Twenty pages")
    window.press(beginning: "Choose Icon")
    window.press("Journal")
    window.press("Teal")
    window.fill("Category", "Learning")
    window.pressStepper("Completions per day", times: 2)
    window.pressStepper("Goal")
    window.fill("Period", "Week")
    window.press("More Options")
    window.press("Value Basis")
    window.press("Save")
    #expect(window.button("Read, 0 of 3 today") != nil)
    window = window.reloaded()
    window.choose("Edit", in: "Read")
    #expect(window.value("Description") == "Twenty pages")
    #expect(window.button("Choose Icon, Journal") != nil)
    #expect(window.isOn("Teal") == true)
    #expect(window.value("Category") == "Learning")
    #expect(window.value("Period") == "Week")
    #expect(window.isOn("Value Basis") == true)
    #expect(window.mentions("at least 4 completions in all"))
    window.press("Cancel")
    // Nothing changed, so nothing is asked.
    #expect(window.dialog == nil)
  }

  @Test(arguments: [("Name", 80), ("Description", 500)])
  func `A text beyond its limit shows its length and can't be saved`(
    field: String,
    limit: Int
  ) throws {
    let window = editor()
    let long = String(repeating: "a", count: limit + 3)
    window.fill(field, long)
    let count = "\(field): \(limit + 3) of \(limit) characters. Shorten the text to save it."
    #expect(window.texts.contains(count))
    let hint = try #require(window.control(field)?.value("aria-description"))
    #expect("\(field): \(hint)" == count)
    #expect(window.isEnabled("Save") == false)
    // Return in the field must not save the text either.
    window.submit("Name")
    #expect(window.value(field) == long)
    #expect(try app.storedNames() == [])
    window.fill(field, String(long.dropLast(3)))
    #expect(window.texts.contains("\(field): \(limit) of \(limit) characters"))
    window.press("Save")
    let draft = try #require(try app.stored().first).draft
    #expect((draft.name + draft.details).contains(long.dropLast(3)))
  }

  @Test func `One sentence explains the goal`() {
    let window = editor()
    #expect(window.texts.contains("3 days in a row"))
    #expect(window.shows("Three or more days in a row are outlined."))
    #expect(window.button("Value Basis") == nil)
    window.press("More Options")
    window.press("Value Basis")
    #expect(window.shows("Days with at least 3 completions are outlined."))
    window.fill("Period", "Week")
    #expect(window.mentions("at least 3 completions in all."))
    window.press("Day Basis")
    #expect(window.mentions("weeks with at least 3 days done."))
  }

  @Test func `A weekly goal has at most seven days`() {
    let window = editor()
    window.pressStepper("Goal", times: 9)
    #expect(window.mentions("12 or more days in a row"))
    window.fill("Period", "Week")
    #expect(window.mentions("weeks with at least 7 days done"))
    let increment = window.buttons.first { $0.hasPrefix("Increment, Goal") }
    #expect(increment.flatMap(window.isEnabled) == false)
  }

  // MARK: Leaving

  private static let changes: [String: @MainActor (ScreenWindow) -> Void] = [
    "name": { $0.fill("Name", "Run") },
    "description": { $0.fill("Description", "More") },
    "icon": { window in
      window.press(beginning: "Choose Icon")
      window.press("Paw")
    },
    "color": { $0.press("Lime") },
    "category": { $0.fill("Category", "Social") },
    "completions": { $0.pressStepper("Completions per day") },
    "goal": { $0.pressStepper("Goal") },
    "period": { $0.fill("Period", "Week") },
    "basis": { window in
      window.press("More Options")
      window.press("Value Basis")
    },
  ]

  @Test(arguments: ["Cancel", "Escape"])
  func `Closing the editor after a change of a field asks for confirmation`(
    way: String
  ) throws {
    let window = editor()
    window.press("Save")
    func close() {
      if way == "Cancel" { window.press("Cancel") } else { window.escape() }
    }
    for (name, change) in Self.changes {
      window.choose("Edit", in: "Read")
      #expect(window.value("Name") == "Read")
      change(window)
      close()
      #expect(window.dialog == "Discard your changes?", "\(name)")
      window.press("Keep Editing")
      #expect(window.dialog == "Edit Habit", "\(name)")
      #expect(window.value("Name") == (name == "name" ? "Run" : "Read"))
      close()
      window.press("Discard Changes")
      #expect(window.dialog == nil, "\(name)")
      #expect(window.button("Read, not completed today") != nil)
    }
    #expect(try app.storedNames() == ["Read"])
  }
}

import TestSupport
import Testing
@testable import WebElements

@testable import HabitTrackerFeature

/// The user's own categories: created, edited, moved, removed, and shown everywhere.
@MainActor @Suite struct CategoryTests {
  private static let six = [
    "Health", "Productivity", "Personal", "Fitness", "Learning", "Social",
  ]

  private let app: HabitApp
  private let window: ScreenWindow

  init() throws {
    app = try HabitApp([
      #"{"name": "Run", "category": "fitness"}"#, #"{"name": "Swim", "category": "fitness"}"#,
      #"{"name": "Read", "category": "learning"}"#,
      #"{"name": "Ski", "category": "fitness", "archivedAt": "2026-03-01T08:00:00.000Z"}"#,
    ])
    window = app.window("/settings/categories")
  }

  /// Returns the names of the categories, from the top.
  private func names(_ window: ScreenWindow? = nil) -> [String] {
    (window ?? self.window).reachable.filter { $0.tag == .li && $0.has(class: "row") }
      .compactMap { row in row.all.first { $0.has(class: "f-headline") }?.spoken }
  }

  /// Returns the label of a category's button: the name and the number of habits.
  private func row(_ name: String, in window: ScreenWindow? = nil) -> String {
    (window ?? self.window).buttons.first { $0.hasPrefix("\(name), ") } ?? name
  }

  private func add(_ name: String, in window: ScreenWindow? = nil) {
    let window = window ?? self.window
    window.press("Add Category")
    window.fill("Name", name)
    window.press("Save")
    #expect(window.dialog == nil)
  }

  @Test func `A new category is available for habits, even after a restart`() throws {
    let other = app.window()
    window.press("Add Category")
    #expect(window.dialog == "New Category")
    window.fill("Name", "Garden")
    window.press(beginning: "Choose Icon")
    window.press("Leaf")
    window.press("Green")
    window.press("Save")
    #expect(names() == Self.six + ["Garden"])
    other.press("Add Habit")
    other.fill("Name", "Water")
    other.fill("Category", "Garden")
    other.press("Save")
    #expect(other.isOn("Garden") == false)
    #expect(row("Garden") == "Garden, 1 habit")
    try app.restart()
    let restarted = app.window()
    restarted.press("Garden")
    #expect(restarted.habits == ["Water"])
  }

  @Test func `An edited category is shown in every window`() {
    let other = app.window()
    window.press("Fitness, 3 habits")
    #expect(window.dialog == "Edit Category")
    #expect(window.value("Name") == "Fitness")
    #expect(window.isEnabled("Save") == true)
    window.fill("Name", "Sport")
    window.press("Coral Red")
    window.press("Save")
    #expect(names() == Self.six.map { $0 == "Fitness" ? "Sport" : $0 })
    other.press("Sport")
    #expect(other.habits == ["Run", "Swim"])
    #expect(other.button("Fitness") == nil)
  }

  @Test(arguments: [
    ("health", "There is already a category named “health”."),
    (" Social ", "There is already a category named “Social”."),
    (
      String(repeating: "W", count: 31), "A name can have at most 30 characters. This one has 31."
    ),
  ])
  func `A duplicate or too long name is explained and not saved`(name: String, words: String) {
    window.press("Add Category")
    #expect(window.isEnabled("Save") == false)
    window.fill("Name", name)
    #expect(window.mentions(words))
    #expect(window.control("Name")?.value("aria-description")?.contains(words) == true)
    #expect(window.isEnabled("Save") == false)
    window.submit("Name")
    #expect(window.value("Name") == name)
    // The text stays until it is discarded.
    window.press("Cancel")
    window.press("Keep Editing")
    let longest = String(repeating: "W", count: 30)
    window.fill("Name", longest)
    #expect(!window.mentions(words))
    window.press("Save")
    #expect(names() == Self.six + [longest])
  }

  @Test func `A name that another window already used is refused`() {
    let other = app.window("/settings/categories")
    window.press("Add Category")
    window.fill("Name", "Garden")
    #expect(window.isEnabled("Save") == true)
    add("Garden", in: other)
    #expect(window.mentions("There is already a category named “Garden”."))
    #expect(window.isEnabled("Save") == false)
  }

  @Test func `The editor reports that another window removed the category`() {
    let other = app.window("/settings/categories")
    window.press(row("Social"))
    window.fill("Name", "Friends")
    other.choose("Remove", in: row("Social", in: other))
    #expect(names(other) == Self.six.dropLast())
    window.press("Save")
    #expect(window.mentions("This category has already been removed."))
  }

  @Test func `The menu moves a category up and down`() {
    let other = app.window()
    window.choose("Move Up", in: row("Learning"))
    #expect(
      names() == ["Health", "Productivity", "Personal", "Learning", "Fitness", "Social"]
    )
    window.choose("Move Down", in: row("Health"))
    #expect(
      names() == ["Productivity", "Health", "Personal", "Learning", "Fitness", "Social"]
    )
    let moveUp = window.menu(row("Productivity")).first { $0.spoken == "Move Up" }
    #expect(moveUp?.value("disabled") != nil)
    // The filter of the list has the same order, in another window too.
    let chips = other.buttons.filter { ["All", "Learning", "Fitness"].contains($0) }
    #expect(chips == ["All", "Learning", "Fitness"])
  }

  @Test func `Removing a category with habits asks for confirmation and can be undone`() {
    let other = app.window()
    other.press("Fitness")
    window.choose("Remove", in: row("Fitness"))
    #expect(window.dialog == "Remove “Fitness”?")
    #expect(window.mentions("3 habits will have no category."))
    window.press("Cancel")
    #expect(names() == Self.six)
    window.choose("Remove", in: row("Fitness"))
    window.press("Remove Category")
    #expect(names() == Self.six.filter { $0 != "Fitness" })
    // A list filtered by the category shows all habits again.
    #expect(other.button("Fitness") == nil)
    #expect(other.habits == ["Run", "Swim", "Read"])
    #expect(window.mentions("Removed Fitness"))
    window.press("Undo")
    #expect(names() == Self.six)
    #expect(row("Fitness") == "Fitness, 3 habits")
    #expect(other.button("Fitness") != nil)
  }

  @Test func `Without categories there is a button to add one`() {
    for name in Self.six {
      window.choose("Remove", in: row(name))
      if ["Fitness", "Learning"].contains(name) { window.press("Remove Category") }
      #expect(window.mentions("Removed \(name)"))
    }
    #expect(window.mentions("No Categories"))
    #expect(window.buttons.filter { $0 == "Add Category" }.count == 2)
    add("All of it")
    #expect(names() == ["All of it"])
  }
}

import Testing
@testable import WebElements

@testable import HabitData
@testable import HabitTrackerFeature

/// The start screen: finding, ordering, and archiving habits, recent days, menus, and the screen
/// before the first habit.
@MainActor @Suite struct ListTests {
  private let app: HabitApp
  private let window: ScreenWindow

  /// Creates three habits; the newest is first in the list.
  init() throws {
    app = try HabitApp([
      #"{"name": "Cook", "details": "Dinner"}"#, #"{"name": "Bike", "details": "To work"}"#,
      #"{"name": "Ask"}"#,
    ])
    window = app.window()
  }

  private static let allNames = ["Cook", "Bike", "Ask"]

  /// An app with twelve habits in three categories.
  private static var twelveHabits: HabitApp {
    get throws {
      let categories = ["health", "fitness", "social"]
      return try HabitApp(
        (0..<12).map { #"{"name": "Habit \#($0)", "category": "\#(categories[$0 % 3])"}"# }
      )
    }
  }

  @Test func `A search finds names and descriptions`() {
    window.fill("Search", "WORK")
    #expect(window.habits == ["Bike"])
    window.fill("Search", "k")
    #expect(window.habits == Self.allNames)
    window.fill("Search", "coo")
    #expect(window.habits == ["Cook"])
    window.fill("Search", "nonsense")
    #expect(window.shows("No habits match “nonsense”"))
    window.press("Clear Search")
    #expect(window.habits == Self.allNames)
    #expect(window.value("Search")?.isEmpty == true)
  }

  @Test func `Categories in use filter the list`() throws {
    let window = try Self.twelveHabits.window()
    #expect(window.habits.count == 12)
    #expect(window.isOn("All") == true)
    window.press("Health")
    #expect(window.habits == ["Habit 0", "Habit 3", "Habit 6", "Habit 9"])
    #expect(window.isOn("Health") == true)
    window.fill("Search", "read")
    #expect(window.shows("No habits match “read” in Health"))
    window.press("Clear Search")
    #expect(window.habits.count == 12)
  }

  @Test func `All is selected again after the last habit of a category was archived`() throws {
    let app = try HabitApp([
      #"{"name": "Run", "category": "fitness"}"#, #"{"name": "Call", "category": "social"}"#,
    ])
    let window = app.window()
    window.press("Fitness")
    #expect(window.habits == ["Run"])
    window.choose("Archive", in: "Run")
    #expect(window.habits == ["Call"])
    #expect(window.isOn("All") == true)
    #expect(window.isOn("Social") == false)
  }

  @Test func `A new habit has the category of the filter, and a hidden one clears the filter`()
    throws
  {
    let window = try Self.twelveHabits.window()
    window.press("Health")
    window.press("Add Habit")
    window.fill("Name", "Floss")
    window.press("Save")
    #expect(window.habits.contains("Floss"))
    #expect(window.isOn("Health") == true)
    window.fill("Search", "floss")
    window.press("Add Habit")
    window.press("Cancel")
    #expect(window.value("Search") == "floss")
    // A habit of another category, chosen in the editor, is shown too.
    window.press("Add Habit")
    window.fill("Name", "Call")
    window.fill("Category", "Social")
    window.press("Save")
    #expect(window.habits.contains("Call"))
    #expect(window.isOn("All") == true)
    #expect(window.value("Search")?.isEmpty == true)
  }

  @Test func `Without categories in use there is no category filter`() {
    #expect(window.button("All") == nil)
  }

  @Test func `The list can be sorted by name and by streak`() {
    window.choose("Name", in: "List Options", "Sort By")
    for each in [window, app.window()] { #expect(each.habits == ["Ask", "Bike", "Cook"]) }
    window.press("Bike, not completed today")
    window.choose("Current Streak", in: "List Options", "Sort By")
    #expect(window.habits.first == "Bike")
  }

  // MARK: Recent days

  @Test(arguments: ["Cards", "Rows"])
  func `A tap on yesterday completes that day, and another tap reopens it`(style: String) throws {
    window.choose(style, in: "List Options")
    #expect(window.buttons.count { $0.hasPrefix("Cook, March") } == 7)
    window.press("Cook, March 8, 2026, not completed")
    #expect(try app.storedCounts("Cook") == ["2026-03-08": 1])
    window.press("Cook, March 8, 2026, completed")
    #expect(try app.storedCounts("Cook") == [:])
  }

  @Test func `The days of a row are skipped by the Tab key`() {
    window.choose("Rows", in: "List Options")
    let day = window.button("Cook, March 8, 2026, not completed")
    #expect(day?.value("tabindex") == "-1")
    #expect(window.elements.contains { $0.value("aria-label") == "Last 7 Days" })
  }

  // MARK: Menus

  @Test func `The menu of a card completes yesterday and opens today's note`() throws {
    window.choose("Complete Yesterday", in: "More for Cook")
    #expect(try app.storedCounts("Cook") == ["2026-03-08": 1])
    window.choose("Note", in: "More for Cook")
    #expect(window.dialog == "Note")
  }

  @Test func `The list's menu has eight items outside its submenus`() throws {
    _ = window.menu("List Options")
    let menu = try #require(
      window.elements.first { element in
        element.value("role") == "menu" && element.all.contains { $0.spoken == "Sort By" }
      }
    )
    let submenus = menu.all.filter { $0.has(class: "submenu") }
    let hidden = submenus.map { $0.all.count { $0.has(class: "item") } - 1 }
    #expect(hidden == [HabitSort.allCases.count, HabitGrouping.allCases.count])
    let items = menu.all.count { $0.has(class: "item") }
    #expect(items - hidden.reduce(0, +) == 8)
    for title in ["Show", "Sort By", "Group By"] { #expect(window.texts.contains(title)) }
  }

  @Test func `A template on the empty screen fills in a new habit`() throws {
    let app = try HabitApp()
    let window = app.window()
    #expect(window.texts.contains("Tap + to add your first habit"))
    for template in HabitTemplate.firstSix { #expect(window.texts.contains(template.name)) }
    window.press(beginning: "No smoking")
    #expect(window.dialog == "New Habit")
    #expect(window.texts.contains("Avoid every day."))
    window.press("Save")
    #expect(try app.stored().map(\.name) == ["No smoking"])
    #expect(try app.stored().map(\.target.kind) == [.quit])
  }

  @Test func `A row has no year grid`() {
    func grids() -> Int {
      window.reachable.count {
        $0.value("role") == "img" && $0.spoken.contains(" days, current streak")
      }
    }
    #expect(grids() == 3)
    window.choose("Rows", in: "List Options")
    #expect(grids() == 0)
    window.choose("Cards", in: "List Options")
    #expect(grids() == 3)
  }

  @Test func `Manual order starts with the order on screen`() throws {
    func move(_ direction: String, _ name: String) -> Element? {
      window.menu(name).first { $0.spoken == direction }
    }
    #expect(move("Move Up", "Cook") == nil)
    window.choose("Name", in: "List Options", "Sort By")
    window.choose("Manual", in: "List Options", "Sort By")
    #expect(window.habits == ["Ask", "Bike", "Cook"])
    #expect(move("Move Up", "Ask")?.value("disabled") != nil)
    window.choose("Move Up", in: "Cook")
    #expect(window.habits == ["Ask", "Cook", "Bike"])
    window.choose("Move Down", in: "Ask")
    #expect(window.habits == ["Cook", "Ask", "Bike"])
    #expect(try app.storedNames() == ["Cook", "Ask", "Bike"])
    window.fill("Search", "k")
    #expect(move("Move Down", "Cook") == nil)
  }

  @Test func `The archive restores and deletes habits`() throws {
    window.choose("Archive", in: "List Options")
    #expect(window.shows("No Archived Habits"))
    window.goBack()
    for name in ["Bike", "Ask"] { window.choose("Archive", in: name) }
    #expect(window.habits == ["Cook"])
    window.choose("Archive", in: "List Options")
    #expect(window.screens == ["Archive"])
    window.press("Restore Bike")
    #expect(window.button("Restore Bike") == nil)
    window.choose("Delete", in: "Ask")
    #expect(window.shows("No Archived Habits"))
    window.press("Undo")
    #expect(window.button("Restore Ask") != nil)
    window.goBack()
    #expect(window.habits == ["Cook", "Bike"])
    #expect(try app.storedNames() == Self.allNames)
  }
}

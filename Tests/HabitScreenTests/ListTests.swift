import Testing
@testable import WebElements

@testable import HabitTrackerFeature

/// Finding, ordering, and archiving habits on the start screen.
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

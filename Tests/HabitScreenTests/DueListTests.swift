import TestSupport
import Testing

@testable import HabitTrackerFeature

/// The list's habits that are due today: counted, filtered, and in groups that collapse.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DueListTests {
  private static let swim = #"""
    {"name": "Swim", "category": "fitness",
     "schedule": {"rule": "weekdays", "weekdays": ["tuesday"]}}
    """#
  private static let habits = [
    swim,
    #"{"name": "Run", "category": "fitness", "timeOfDay": "morning"}"#,
    #"""
    {"name": "Plan", "timeOfDay": "morning",
     "schedule": {"rule": "weekdays", "weekdays": ["monday", "friday"]}}
    """#,
    #"{"name": "Read", "category": "learning", "timeOfDay": "evening"}"#,
    #"""
    {"name": "Smoke", "kind": "quit", "completionsPerDay": 0,
     "schedule": {"rule": "weekdays", "weekdays": ["sunday"]}}
    """#,
    #"{"name": "Call", "pauses": [{"first": "2026-03-01"}], "timeOfDay": "evening"}"#,
  ]

  private let app: HabitApp

  init() throws { app = try HabitApp(Self.habits) }

  private func rows() -> ScreenWindow {
    let window = app.window()
    window.choose("Rows", in: "List Options")
    return window
  }

  /// Expects the habits that are shown, from the top.
  private func expect(
    _ window: ScreenWindow,
    shows names: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(window.habits == names, sourceLocation: sourceLocation)
  }

  @Test func `The title row shows in every window how many due habits are done`() async {
    let (window, other) = (app.window(), app.window())
    // The count appears after all histories are read.
    await until { window.shows("0 of 3 done today") }
    window.press("Run, not completed today")
    for each in [window, other] { #expect(each.shows("1 of 3 done today")) }
    // A habit that was not due counts once it is done. A skipped habit does not count.
    other.press("Swim, not completed today")
    #expect(window.shows("2 of 4 done today"))
    other.choose("Skip Today", in: "Read")
    #expect(window.shows("2 of 3 done today"))
  }

  @Test func `Without a due habit the list says that nothing is due`() async throws {
    let window = try HabitApp([Self.swim]).window()
    await until { window.shows("Nothing is due today.") }
  }

  @Test func `Habits that are not due are last and without color`() {
    let window = rows()
    expect(window, shows: "Run", "Plan", "Read", "Smoke", "Swim", "Call")
    #expect(window.restingHabits == ["Swim", "Call"])
    // A resting habit that is done has its color again and keeps its position.
    window.press("Swim, not completed today")
    #expect(window.isEnabled("Swim, completed today") == true)
    expect(window, shows: "Run", "Plan", "Read", "Smoke", "Swim", "Call")
    #expect(window.restingHabits == ["Call"])
  }

  @Test func `With only daily habits there is no Due Today filter`() throws {
    let daily = (0..<3).map { #"{"name": "Habit \#($0)", "category": "fitness"}"# }
    let window = try HabitApp(daily).window()
    #expect(window.button("All") != nil)
    #expect(window.button("Due Today") == nil)
  }

  @Test func `The Due Today filter applies to every window`() {
    let (window, other) = (rows(), app.window())
    #expect(window.isOn("Due Today") == false)
    window.press("Due Today")
    #expect(window.isOn("Due Today") == true)
    for each in [window, other, app.window()] {
      expect(each, shows: "Run", "Plan", "Read", "Smoke")
    }
    other.choose("All Habits", in: "List Options")
    expect(window, shows: "Run", "Plan", "Read", "Smoke", "Swim", "Call")
  }

  @Test func `An empty list of due habits offers to show all habits`() {
    let window = rows()
    window.choose("Due Today", in: "List Options")
    window.press("Fitness")
    expect(window, shows: "Run")
    window.fill("Search", "swim")
    #expect(window.shows("Nothing is due today."))
    #expect(window.shows("1 habit is due on another day."))
    window.press("Show All Habits")
    expect(window, shows: "Swim")
  }

  @Test func `A group collapses in every window`() {
    let window = rows()
    window.choose("Category", in: "List Options", "Group By")
    expect(window, shows: "Run", "Swim", "Read", "Plan", "Smoke", "Call")
    #expect(
      window.groups == ["Fitness, 2 habits", "Learning, 1 habit", "No Category, 3 habits"]
    )
    window.press("Fitness, 2 habits")
    let other = app.window()
    for each in [window, other] { expect(each, shows: "Read", "Plan", "Smoke", "Call") }
    other.press("Fitness, 2 habits")
    expect(window, shows: "Run", "Swim", "Read", "Plan", "Smoke", "Call")
  }

  @Test func `Habits are grouped by time of day`() {
    let window = rows()
    window.choose("Time of Day", in: "List Options", "Group By")
    #expect(window.groups == ["Morning, 2 habits", "Evening, 2 habits", "Any Time, 2 habits"])
    expect(window, shows: "Run", "Plan", "Read", "Call", "Smoke", "Swim")
    #expect(window.restingHabits == ["Call", "Swim"])
    window.choose("No Groups", in: "List Options")
    #expect(window.groups == [])
  }

  @Test func `A new habit is visible even if its group was collapsed`() {
    let window = rows()
    window.choose("Category", in: "List Options", "Group By")
    window.press("No Category, 3 habits")
    expect(window, shows: "Run", "Swim", "Read")
    window.press("Add Habit")
    window.fill("Name", "Floss")
    window.press("Save")
    #expect(window.habits.contains("Floss"))
  }

  @Test func `Move Up and Move Down move a habit by one position in the displayed list`() {
    let window = rows()
    window.choose("Manual", in: "List Options", "Sort By")
    expect(window, shows: "Run", "Plan", "Read", "Smoke", "Swim", "Call")
    // "Swim" is before "Run" in the stored order.
    window.choose("Move Up", in: "Plan")
    expect(window, shows: "Plan", "Run", "Read", "Smoke", "Swim", "Call")
    let moveUp = window.menu("Plan").first { $0.spoken == "Move Up" }
    #expect(moveUp?.value("disabled") != nil)
    window.choose("Move Down", in: "Swim")
    expect(window, shows: "Plan", "Run", "Read", "Smoke", "Call", "Swim")
    // Groups have no manual order.
    window.choose("Category", in: "List Options", "Group By")
    #expect(!window.reachable.contains { $0.value("data-move") != nil })
  }

  @Test func `A list of many habits shows all groups`() throws {
    let habits = (0..<100).map { index in
      let part = index % 20 < 10 ? "0\(index % 20)" : "\(index % 20)"
      return #"{"name": "Habit \#(index)", "category": "Part \#(part)"}"#
    }
    let window = try HabitApp(habits).window()
    window.choose("Rows", in: "List Options")
    window.choose("Category", in: "List Options", "Group By")
    #expect(window.groups.count == 20)
  }
}

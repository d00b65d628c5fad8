import TestSupport
import Testing
@testable import WebElements

@testable import HabitTrackerFeature

/// The figures over all habits, for which windows never wait.
@MainActor @Suite(.timeLimit(.minutes(5))) struct StatisticsTests {
  private let app: HabitApp
  private let window: ScreenWindow

  /// "Read" is done from March 1 to 8, "Run" on March 6 and 8; today is Monday, March 9.
  init() throws {
    app = try HabitApp([
      #"""
      {"name": "Read", "createdAt": "2026-03-01T08:00:00.000Z", "category": "health",
       "days": \#(HabitExport.days(Array(repeating: 1, count: 8)))}
      """#,
      #"""
      {"name": "Run", "createdAt": "2026-03-06T08:00:00.000Z",
       "days": \#(HabitExport.days([1, 0, 1]))}
      """#,
    ])
    window = app.window("/statistics")
  }

  @Test func `Without habits the screen says that there are no statistics yet`() async throws {
    let window = try HabitApp().window("/statistics")
    await until { window.shows("No Statistics Yet") }
  }

  @Test func `The screen shows progress until its figures are computed`() async throws {
    let window = try HabitApp([#"{"name": "Read"}"#]).window("/statistics")
    #expect(window.texts.contains("Calculating…"))
    #expect(!window.texts.contains("Perfect Days"))
    await until { window.texts.contains("Perfect Days") }
    #expect(!window.texts.contains("Calculating…"))
  }

  @Test func `Today's progress is updated after changes in another window`() async {
    let list = app.window()
    await until { window.shows("0 of 2") }
    #expect(window.mentions("2 habits to go"))
    list.press("Read, not completed today")
    // Earlier figures stay until newer figures are computed.
    #expect(window.shows("0 of 2"))
    await until { window.shows("1 of 2") }
    list.choose("Skip Today", in: "Run, current streak 1 day")
    await until { window.shows("1 of 1") }
    #expect(window.mentions("All done. A perfect day."))
    #expect(window.mentions("1 skipped"))
  }

  @Test func `Rates are shown by week, month, and year`() async {
    func first() -> [[String]] { window.tables.first ?? [] }
    await until { first().count > 2 }
    // Both habits were done on Sunday; Monday is still open.
    #expect(window.mentions("100%"))
    // In the week of March 1, "Read" was done on 7 of 7 days and "Run" on 1 of 2.
    #expect(first().suffix(2) == [["Mar 1", "89%"], ["Mar 8", "100%"]])
    // The chart begins a month ago.
    #expect(first()[1] == ["Feb 8", "no habits"])
    window.press("Month")
    // "Read" was done on 8 of 8 days and "Run" on 2 of 3.
    await until { window.mentions("this month") }
    #expect(Array(first().dropFirst()) == [["Feb", "no habits"], ["Mar", "91%"]])
    window.press("Year")
    await until { window.mentions("this year") }
    #expect(Array(first().dropFirst()) == [["2026", "91%"]])
  }

  @Test func `The strength is the average of all habits`() async {
    await until { window.shows("Habit Strength") }
    #expect(window.shows("21%, average of all habits today"))
    // The table names days without a time.
    #expect(window.tables.last?.dropFirst().map { $0[0] } == ["March 2, 2026", "March 9, 2026"])
  }

  @Test func `A day with all habits done is perfect`() async {
    await until { window.mentions("in total") }
    // From March 1 to 5 there was only "Read", and on March 7 "Run" was not done.
    #expect(window.shows("7, in total"))
    #expect(window.shows("1, this week"))
  }

  /// The week began yesterday, on Sunday.
  @Test func `A habit that is done for the week is not part of today's progress`() async throws {
    let app = try HabitApp([
      #"{"name": "Run", "createdAt": "2026-03-09T08:00:00.000Z"}"#,
      #"""
      {"name": "Swim", "createdAt": "2026-03-09T08:00:00.000Z",
       "streakGoal": {"period": "week", "basis": "day", "value": 1},
       "days": \#(HabitExport.days([1]))}
      """#,
    ])
    let (window, list) = (app.window("/statistics"), app.window())
    await until { window.shows("0 of 1") }
    #expect(window.shows("1 habit to go"))
    #expect(window.shows("1 done for this week"))
    list.press("Run, not completed today")
    await until { window.shows("1 of 1") }
    #expect(window.shows("All done. A perfect day."))
    // Yesterday had only "Swim", which was done.
    #expect(window.shows("2, this week"))
  }

  @Test func `The longest streaks link to the screens of their habits`() async {
    func leaders() -> [String] { window.buttons.filter { $0.contains("current streak") } }
    await until { !leaders().isEmpty }
    #expect(leaders() == ["Read, current streak 8 days", "Run, current streak 1 day"])
    window.press("Read, current streak 8 days")
    #expect(window.screens == ["Statistics", "Read"])
    window.goBack()
    #expect(leaders().first == "Read, current streak 8 days")
  }

  @Test func `Archived habits do not count`() async throws {
    let archived = #"{"name": "Ski", "archivedAt": "2026-03-09T08:00:00.000Z"}"#
    let window = try HabitApp([archived]).window("/statistics")
    await until { window.shows("No Statistics Yet") || window.texts.contains("Perfect Days") }
    #expect(window.shows("No Statistics Yet"))
  }

  @Test func `Without categories in use there are no rates by category`() async throws {
    let window = try HabitApp([#"{"name": "Read"}"#]).window("/statistics")
    await until { window.texts.contains("Perfect Days") }
    #expect(!window.mentions("No Category"))
  }

  @Test func `Each category in use has a rate`() async {
    await until { window.tables.count > 1 }
    #expect(window.tables[1].dropFirst().map { $0[0] } == ["Health", "No Category"])
  }

  /// The week begins today, on Sunday.
  @Test func `A period and a category without a due day show a dash`() async throws {
    let habit = #"{"name": "Run", "createdAt": "2026-03-08T08:00:00.000Z", "category": "health"}"#
    let window = try HabitApp([habit], now: "2026-03-08T12:00:00Z").window("/statistics")
    await until { window.tables.count > 1 }
    #expect(window.tables[1].last == ["Health", "no due days yet"])
    #expect(window.mentions("–"))
    #expect(window.shows("–, this week"))
  }

  @Test func `Archived habits are left out of today's progress`() async {
    await until { window.shows("0 of 2") }
    app.window().choose("Archive", in: "Run, current streak 1 day")
    await until { window.shows("0 of 1") }
  }
}

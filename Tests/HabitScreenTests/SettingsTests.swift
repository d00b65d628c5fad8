import TestSupport
import Testing

@testable import HabitTrackerFeature

/// The settings explain their effect and link to the other screens.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SettingsTests {
  @Test func `Frequently used settings come first`() throws {
    let titles = [
      "Display", "Weeks and Days", "Categories", "Archive", "Data", "Sync", "About", "Advanced",
      "Access",
    ]
    #expect(try HabitApp().window("/settings").texts.filter(titles.contains) == titles)
  }

  @Test func `A token needs a name`() throws {
    let window = try HabitApp().window("/settings/access")
    window.press("New Token")
    window.fill("Name", " ")
    #expect(window.isEnabled("Create") == false)
    window.submit("Name")
    #expect(window.dialog == "New Token")
  }

  @Test func `Weeks start on the chosen day`() async throws {
    let days = HabitExport.days(Array(repeating: 1, count: 60))
    let app = try HabitApp([#"{"name": "Read", "days": \#(days)}"#], zone: "Europe/Berlin")
    let (window, statistics) = (app.window("/settings"), app.window("/statistics"))
    await until { statistics.tables.first?.dropFirst(8).first?.first == "Mar 8" }
    window.fill("Week Starts On", "Monday")
    await until { statistics.tables.first?.dropFirst(8).first?.first == "Mar 9" }
  }

  @Test(arguments: [("en-GB", "Mar 9"), ("en-US", "Mar 8"), ("ar-EG", "Mar 8")])
  func `The first user's region sets the start of weeks until the user chooses it`(
    locale: String,
    week: String
  ) async throws {
    let days = HabitExport.days(Array(repeating: 1, count: 60))
    let app = try HabitApp([#"{"name": "Read", "days": \#(days)}"#])
    let reader = app.window(locale: locale)
    let statistics = app.window("/statistics", locale: "en-US")
    await until { statistics.tables.first?.dropFirst(8).first?.first == week }
    app.window("/settings").fill("Week Starts On", "Sunday")
    await until { statistics.tables.first?.dropFirst(8).first?.first == "Mar 8" }
    reader.close()
    _ = app.window(locale: "en-GB")
    #expect(app.session.store?.weekStart == .sunday)
  }

  @Test(arguments: [
    ("Midnight", "A new day begins at midnight in Europe/Berlin. Today is Monday, March 9."),
    (
      "6:00\u{202F}AM",
      "A new day begins at 6:00\u{202F}AM in Europe/Berlin. Today is Sunday, March 8."
    ),
  ])
  func `The day boundary is explained in a sentence`(hour: String, sentence: String) throws {
    let app = try HabitApp(now: "2026-03-09T04:00:00Z", zone: "Europe/Berlin")
    let window = app.window("/settings")
    window.fill("Day Starts At", hour)
    #expect(window.mentions(sentence))
  }

  @Test func `UTC buckets have no start hour`() throws {
    let window = try HabitApp(zone: "Europe/Berlin").window("/settings")
    window.fill("Day Boundary", "UTC Buckets")
    #expect(window.control("Day Starts At") == nil)
    #expect(window.mentions("at midnight UTC, wherever you are"))
  }

  @Test func `The About screen names the version and the license`() throws {
    let window = try HabitApp().window("/settings/about")
    #expect(window.mentions("Version"))
    let rows = window.reachable.filter { $0.tag == .li && $0.spoken.contains("Habit Tracker") }
    #expect(rows.contains { $0.spoken.contains("MIT") })
  }

  @Test(arguments: ["My Habits", "Archive"])
  func `The data screen is three taps away from a habit`(list: String) throws {
    let window = try HabitApp([#"{"name": "Read"}"#]).window()
    if list == "Archive" {
      window.choose("Archive", in: "Read")
      window.choose("Archive", in: "List Options")
    }
    window.press("Read")
    #expect(window.screens.last == "Read")
    window.press(list)
    #expect(!window.screens.contains("Read"))
    window.press("Settings")
    window.press("Data")
    #expect(window.screens.last == "Data")
  }
}

import Foundation
import Testing
@testable import WebElements

@testable import HabitTrackerFeature

/// A habit's own screen: streaks, chart, months, years, and figures. Past days are edited here.
@MainActor @Suite struct DetailTests {
  /// A Wednesday.
  private static let now = "2026-03-11T12:00:00Z"

  /// Opens the screen of a habit with a history. A day is given as a number of days before today.
  ///
  /// - Parameter members: Further members of the habit in JSON, each with a comma before it.
  private func screen(
    _ counts: [Int: Int] = [:],
    skipped: [Int] = [],
    perDay: Int = 1,
    members: String = ""
  ) throws -> ScreenWindow {
    let done = counts.map { #"{"day": "\#(day($0))", "count": \#($1)}"# }
    let left = skipped.map { #"{"day": "\#(day($0))", "count": 0, "status": "skipped"}"# }
    let days = (done + left).joined(separator: ", ")
    let habit = #"""
      {"name": "Read", "createdAt": "\#(Self.now.dropLast()).000Z", "completionsPerDay": \#(perDay),
       "days": [\#(days)]\#(members)}
      """#
    let window = try HabitApp([habit], now: Self.now).window()
    let detailButton = window.buttons.first { $0 == "Read" || $0.hasPrefix("Read, current streak") }
    window.press(detailButton ?? "Read")
    return window
  }

  private func date(_ ago: Int) -> Date {
    Date(timeIntervalSince1970: 1_773_230_400 - 86_400 * Double(ago))
  }

  /// Returns a day in the format of exports.
  private func day(_ ago: Int) -> String { date(ago).formatted(.iso8601.year().month().day()) }

  /// Returns a day in the format of the screen.
  private func words(_ ago: Int) -> String {
    let style = Date.FormatStyle(date: .long, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    return date(ago).formatted(style)
  }

  private func weekday(_ ago: Int) -> String {
    var style = Date.FormatStyle(locale: Locale(identifier: "en_US")).weekday(.wide)
    style.timeZone = .gmt
    return date(ago).formatted(style)
  }

  /// Returns the rows of the history's chart. The chart of the habit's strength is below it.
  private func table(_ window: ScreenWindow) -> [[String]] { window.tables.first ?? [] }

  private func has(_ window: ScreenWindow, streak: String, _ which: String = "Current") -> Bool {
    window.shows("\(which) streak: \(streak)")
  }

  // MARK: Streaks

  @Test func `A streak is shown with its unit`() throws {
    let days = [0, 1] + (5..<17)
    let window = try screen(Dictionary(uniqueKeysWithValues: days.map { ($0, 1) }))
    #expect(has(window, streak: "2 days"))
    #expect(has(window, streak: "12 days", "Best"))
    window.press("Completed")
    #expect(has(window, streak: "1 day"))
  }

  @Test func `A weekly goal's streak counts weeks`() throws {
    let goal = #", "streakGoal": {"period": "week", "basis": "day", "value": 1}"#
    #expect(has(try screen([1: 1, 8: 1, 15: 1], members: goal), streak: "3 weeks"))
  }

  @Test func `The habit's name is the main heading, once, and labels the page's main element`()
    throws
  {
    let app = try HabitApp([#"{"name": "Read"}"#])
    let window = app.window(try app.session.firstHabit().address)
    #expect(window.reachable.filter { $0.isHeading && $0.spoken == "Read" }.count == 1)
    let headings = window.elements.filter { $0.value("aria-level") == "1" }
    #expect(headings.map(\.joinedText) == ["Read"])
    let main = try #require(window.elements.last { $0.tag == .main })
    #expect(main.all.contains { $0.value("aria-label") == "Read" })
  }

  // MARK: Chart

  private static let counts = [0: 3, 1: 8, 2: 8, 4: 6, 6: 12, 7: 1, 29: 4, 30: 5, 200: 9, 400: 7]

  @Test func `The week has seven bars, one per day`() throws {
    let days = (0..<7).reversed().map {
      ["\(weekday($0)), \(words($0))", "\(Self.counts[$0] ?? 0)"]
    }
    let rows = [["Day", "Completions"]] + days + [["Daily target", "8"]]
    #expect(table(try screen(Self.counts, perDay: 8)) == rows)
  }

  @Test func `The year has twelve bars, one per month`() throws {
    let window = try screen(Self.counts, perDay: 8)
    window.press("Year")
    // The target is for one day, so the bars of months have no target.
    let months = [
      "April 2025", "May 2025", "June 2025", "July 2025", "August 2025", "September 2025",
      "October 2025", "November 2025", "December 2025", "January 2026", "February 2026",
      "March 2026",
    ]
    let counts = [0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 9, 38]
    let rows = zip(months, counts).map { [$0, "\($1)"] }
    #expect(table(window) == [["Month", "Completions"]] + rows)
  }

  @Test func `The chart says how often the habit was done`() throws {
    let window = try screen()
    #expect(window.texts.contains("0 times"))
    #expect(window.texts.contains("in 7 days"))
    for ago in 1...2 { window.press("\(words(ago)), not completed") }
    #expect(window.texts.contains("2 times"))
  }

  @Test func `Without history the chart is empty`() throws {
    let window = try screen()
    #expect(table(window).dropFirst().map { $0[1] } == Array(repeating: "0", count: 7))
    #expect(window.shows("None yet"))
    window.press("Mark as Done")
    #expect(table(window).last?[1] == "1")
  }

  @Test(arguments: [
    ("Pacific/Kiritimati", 29), ("Pacific/Pago_Pago", 28), ("Europe/Berlin", 29),
  ])
  func `The chart and the calendar use the app's time zone`(zone: String, day: Int) throws {
    let app = try HabitApp([#"{"name": "Read"}"#], now: "2026-03-29T00:30:00Z", zone: zone)
    let window = app.window()
    window.press("Read")
    window.press("Mark as Done")
    #expect(window.button("March \(day), 2026, completed") != nil)
    let weekday = day == 28 ? "Saturday" : "Sunday"
    #expect(table(window).last == ["\(weekday), March \(day), 2026", "1"])
    #expect(!window.buttons.contains { $0.hasPrefix("March \(day + 1), 2026") })
  }

  // MARK: Months

  @Test func `A day of the calendar says what a tap does`() throws {
    let day = try screen().button("\(words(1)), not completed")
    let hint = "Marks the day as done. Touch and hold for more"
    #expect(day?.value("aria-description") == hint)
  }

  @Test func `The hint below the calendar is shown until it is dismissed`() throws {
    let hint = "Tap a day to change it. Touch and hold it for a count, a skip, or a note."
    let app = try HabitApp([#"{"name": "Read"}"#])
    let (window, other) = (app.window(), app.window())
    window.press("Read")
    #expect(window.texts.contains(hint))
    window.press("Got It")
    #expect(!window.texts.contains(hint))
    other.press("Read")
    #expect(!other.texts.contains(hint))
  }

  @Test func `The month shows every day's state`() throws {
    let window = try screen([0: 1, 1: 2, 2: 1], skipped: [3], perDay: 2)
    #expect(window.reachable.contains { $0.isHeading && $0.spoken == "March 2026" })
    let states = [0: "1 of 2", 1: "2 of 2", 2: "1 of 2", 3: "skipped"]
    for ago in 0..<11 {
      let name = "\(words(ago)), \(states[ago] ?? "0 of 2")"
      #expect(window.button(name) != nil, "\(name)")
    }
  }

  @Test func `Future days can't be set`() throws {
    let window = try screen()
    #expect(window.buttons.filter { $0.hasPrefix("March ") }.count == 11)
    #expect(window.shows("31"))
    #expect(window.isEnabled("Next Month") == false)
    window.press("Previous Month")
    #expect(window.buttons.filter { $0.hasPrefix("February ") }.count == 28)
    window.press("Next Month")
    #expect(window.shows("March 2026"))
    #expect(window.isEnabled("Next Month") == false)
  }

  @Test func `A tap on a past day toggles it`() throws {
    let window = try screen([0: 1, 2: 1])
    #expect(has(window, streak: "1 day"))
    window.press("\(words(1)), not completed")
    #expect(has(window, streak: "3 days"))
    window.press("\(words(1)), completed")
    #expect(window.button("\(words(1)), not completed") != nil)
    #expect(has(window, streak: "1 day"))
  }

  @Test func `A skipped or missed past day can be undone`() throws {
    let window = try screen([0: 1, 2: 1])
    window.choose("Skip", in: "\(words(1)), not completed")
    #expect(has(window, streak: "2 days"))
    window.choose("Undo Skip", in: "\(words(1)), skipped")
    window.choose("Missed", in: "\(words(1)), not completed")
    #expect(has(window, streak: "1 day"))
    window.choose("Undo Missed", in: "\(words(1)), missed")
    #expect(window.button("\(words(1)), not completed") != nil)
  }

  @Test func `A past day's count can be set`() throws {
    let window = try screen(perDay: 2)
    window.press("Previous Month")
    window.choose("Set Count", in: "February 14, 2026, 0 of 2")
    #expect(window.shows("How often on February 14, 2026?"))
    window.press("5 of 2")
    window.press("Set Count")
    #expect(window.button("February 14, 2026, 5 of 2") != nil)
  }

  @Test func `A note survives a changed count and disappears when emptied`() throws {
    let window = try screen()
    window.choose("Note", in: "\(words(3)), not completed")
    #expect(window.dialog == "Note")
    window.fill("Note", "Rain all day")
    window.press("Save")
    window.press("\(words(3)), not completed, with a note")
    window.choose("Note", in: "\(words(3)), completed, with a note")
    #expect(window.value("Note") == "Rain all day")
    window.fill("Note", String(repeating: "x", count: 501))
    #expect(window.texts.contains("501 of 500 characters. Shorten the text to save it."))
    #expect(window.isEnabled("Save") == false)
    window.fill("Note", String(repeating: "x", count: 500))
    #expect(window.isEnabled("Save") == true)
    window.press("Cancel")
    window.press("Discard Changes")
    window.choose("Note", in: "\(words(3)), completed, with a note")
    #expect(window.value("Note") == "Rain all day")
    window.fill("Note", "")
    window.press("Save")
    #expect(window.button("\(words(3)), completed") != nil)
  }

  // MARK: Years and figures

  @Test func `The list of years starts with the history's first year`() throws {
    let window = try screen([0: 1, 1: 1, 400: 1, 401: 1, 402: 1, 3_650: 1])
    let years = (2016...2026).reversed().map(String.init)
    #expect(window.options("Year") == ["Last 52 Weeks"] + years)
    #expect(window.shows("Read: 2 of 361 days, current streak 2 days"))
    window.fill("Year", "2025")
    #expect(window.shows("Read in 2025: 3 of 365 days"))
    window.fill("Year", "2026")
    #expect(window.shows("Read in 2026: 2 of 70 days"))
    window.fill("Year", "2016")
    #expect(window.shows("Read in 2016: 1 of 294 days"))
  }

  @Test func `The figures of the detail screen agree with the history`() throws {
    let window = try screen([0: 4, 7: 4, 9: 1, 99: 2_000], perDay: 4)
    for figure in [
      "Total Completions, 2,009", "Complete Days, 3", "Completion Rate, 3%",
      "Created On, March 11, 2026", "Best Weekday, Wednesday",
    ] {
      #expect(window.shows(figure), "\(figure)")
    }
  }

  // MARK: Leaving

  @Test(arguments: [("Archive", "Archived Read"), ("Delete", "Deleted Read")])
  func `A habit can be archived or deleted on its detail screen`(action: String, notice: String)
    throws
  {
    let window = try screen()
    window.choose(action, in: "More")
    #expect(window.screens == [])
    #expect(window.habits == [])
    #expect(window.mentions(notice))
    window.press("Undo")
    #expect(window.habits == ["Read"])
  }

  @Test func `An archived habit can be restored on its detail screen`() throws {
    let window = try HabitApp([#"{"name": "Read"}"#]).window()
    window.choose("Archive", in: "Read")
    window.choose("Archive", in: "List Options")
    window.press("Read")
    window.choose("Restore", in: "More")
    #expect(window.mentions("Restored Read"))
    window.goBack()
    #expect(window.shows("No Archived Habits"))
  }
}

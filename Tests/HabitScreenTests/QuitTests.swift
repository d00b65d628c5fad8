import Testing

@testable import HabitTrackerFeature

/// Quit habits: days kept, slips, and limits.
@MainActor @Suite struct QuitTests {
  private let app: HabitApp
  private let window: ScreenWindow

  /// Creates two quit habits that begin on March 1. One has a slip on March 4.
  init() throws {
    app = try HabitApp([
      #"""
      {"name": "Smoking", "kind": "quit", "completionsPerDay": 0, "color": "orange",
       "createdAt": "2026-03-01T08:03:00.000Z", "days": \#(HabitExport.days([1], until: 4))}
      """#,
      #"""
      {"name": "Coffee", "kind": "quit", "completionsPerDay": 2, "color": "cyan",
       "createdAt": "2026-03-01T08:04:00.000Z"}
      """#,
    ])
    window = app.window()
  }

  private let record = "Smoking, Record a Slip"
  private let slip = "Smoking, not kept today"

  @Test func `A slip ends the streak in every window and can be undone`() throws {
    let other = app.window()
    // March 5 to 8; today is not over yet.
    #expect(window.button("Smoking, current streak 4 days") != nil)
    window.press(record)
    for each in [window, other] {
      #expect(each.button(slip) != nil)
      #expect(!each.buttons.contains { $0.hasPrefix("Smoking, current streak") })
    }
    #expect(window.mentions("Recorded a slip of Smoking"))
    #expect(try app.storedCounts("Smoking") == ["2026-03-04": 1, "2026-03-09": 1])
    window.press("Undo")
    #expect(other.button(record) != nil)
    #expect(other.button("Smoking, current streak 4 days") != nil)
    window.press(record)
    #expect(window.button(slip) != nil)
    try app.restart()
    let restarted = app.window()
    restarted.press(slip)
    #expect(restarted.button(record) != nil)
    #expect(try app.storedCounts("Smoking")["2026-03-04"] == 1)
    #expect(try app.storedCounts("Smoking").values.reduce(0, +) == 1)
  }

  @Test func `A quit habit with a limit of 0 shows “Kept today” until a slip is recorded`() {
    #expect(window.texts.contains("Kept today"))
    window.press(record)
    #expect(window.texts.contains("Not kept today") && !window.texts.contains("Kept today"))
  }

  @Test func `The streak continues at the limit and ends beyond it`() {
    #expect(window.button("Coffee, current streak 8 days") != nil)
    for count in 0..<2 { window.press("Coffee, \(count) of at most 2 today") }
    #expect(window.button("Coffee, 2 of at most 2 today") != nil)
    #expect(window.button("Coffee, current streak 8 days") != nil)
    window.press("Coffee, 2 of at most 2 today")
    #expect(window.button("Coffee, 3 of at most 2 today") != nil)
    #expect(window.mentions("Recorded a slip of Coffee"))
    #expect(!window.buttons.contains { $0.hasPrefix("Coffee, current streak") })
  }

  @Test func `The detail screen records slips for today and past days`() {
    window.press("Smoking, current streak 4 days")
    #expect(window.shows("Kept"))
    #expect(window.button("March 4, 2026, not kept") != nil)
    #expect(window.button("March 5, 2026, kept") != nil)
    window.press("Record a Slip")
    #expect(window.shows("A slip"))
    window.press("Undo Slip")
    #expect(window.shows("Kept"))
    window.press("March 6, 2026, kept")
    #expect(window.button("March 6, 2026, not kept") != nil)
    window.press("Previous Month")
    // The habit started on March 1.
    #expect(window.button("February 28, 2026, not due") != nil)
  }

  @Test func `The menu records and undoes today's or yesterday's slip`() throws {
    window.choose("Record a Slip", in: "Smoking, current streak 4 days")
    #expect(window.button(slip) != nil)
    window.choose("Undo Slip", in: "Smoking")
    #expect(window.button(record) != nil)
    let before = try app.storedCounts("Smoking")
    window.choose("Record a Slip Yesterday", in: "Smoking, current streak 4 days")
    #expect(try app.storedCounts("Smoking") == ["2026-03-04": 1, "2026-03-08": 1])
    window.choose("Undo Yesterday’s Slip", in: "Smoking")
    #expect(try app.storedCounts("Smoking") == before)
  }

  @Test func `The menu undoes a slip on a paused day`() throws {
    let before = try app.storedCounts("Smoking")
    window.choose("Pause Until…", in: "Smoking, current streak 4 days")
    window.fill("From", "2026-03-05")
    window.press("Pause")
    window.choose("Record a Slip Yesterday", in: "Smoking")
    #expect(try app.storedCounts("Smoking") == ["2026-03-04": 1, "2026-03-08": 1])
    window.choose("Undo Yesterday’s Slip", in: "Smoking")
    #expect(try app.storedCounts("Smoking") == before)
  }
}

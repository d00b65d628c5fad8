import Testing

@testable import HabitTrackerFeature

/// The day that a tap counts for: the day boundary, the start hour, clock changes, and travel.
@MainActor @Suite struct BoundaryTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let zone: String
    let now: String
    /// The hour at which days start; nil for UTC buckets.
    let hour: Int?
    let day: String

    nonisolated init(
      _ description: String,
      _ zone: String,
      _ now: String,
      _ hour: Int?,
      _ day: String
    ) {
      testDescription = description
      self.zone = zone
      self.now = now
      self.hour = hour
      self.day = day
    }
  }

  // In Berlin, clocks go from 2:00 to 3:00 at 2026-03-29T01:00Z, and from 3:00 back to 2:00 at
  // 2026-10-25T01:00Z. Samoa skipped 2011-12-30.
  private nonisolated static let berlin = "Europe/Berlin"
  nonisolated static let cases = [
    Case("before midnight", berlin, "2026-03-09T22:50:00Z", 0, "2026-03-09"),
    Case("after midnight", berlin, "2026-03-09T23:00:10Z", 0, "2026-03-10"),
    Case("before 3:00", berlin, "2026-03-10T01:50:00Z", 3, "2026-03-09"),
    Case("after 3:00", berlin, "2026-03-10T02:00:10Z", 3, "2026-03-10"),
    Case("before 6:00", "America/New_York", "2026-01-01T10:50:00Z", 6, "2025-12-31"),
    Case("before 3:00 after a leap day", "UTC", "2028-03-01T02:50:00Z", 3, "2028-02-29"),
    Case("before the skipped hour", berlin, "2026-03-29T00:50:00Z", 2, "2026-03-28"),
    Case("after the skipped hour", berlin, "2026-03-29T01:00:10Z", 2, "2026-03-29"),
    Case("the hour before 3:00", berlin, "2026-10-25T00:30:00Z", 3, "2026-10-24"),
    Case("the hour before 3:00 again", berlin, "2026-10-25T01:30:00Z", 3, "2026-10-24"),
    Case("3:00 after clocks went back", berlin, "2026-10-25T02:00:10Z", 3, "2026-10-25"),
    Case("after a skipped day", "Pacific/Apia", "2011-12-30T10:00:10Z", 0, "2011-12-31"),
    Case("a bucket in the east", "Pacific/Auckland", "2026-03-09T22:50:00Z", nil, "2026-03-09"),
    Case("a bucket in the west", "America/Los_Angeles", "2026-03-10T00:00:10Z", nil, "2026-03-10"),
    Case("a bucket while clocks change", berlin, "2026-03-29T00:50:00Z", nil, "2026-03-29"),
  ]

  private func beginDays(at hour: Int?, _ app: HabitApp) {
    let settings = app.window("/settings")
    if let hour {
      settings.fill("Day Starts At", hour == 0 ? "Midnight" : "\(hour):00\u{202F}AM")
    } else {
      settings.fill("Day Boundary", "UTC Buckets")
    }
  }

  /// Makes a habit and completes it.
  private func tap(_ app: HabitApp) {
    let window = app.window()
    window.press("Add Habit")
    window.fill("Name", "Read")
    window.press("Save")
    window.press("Read, not completed today")
    #expect(window.button("Read, completed today") != nil)
  }

  @Test(arguments: cases) func `A tap is recorded on the day that the day boundary determines`(
    _ each: Case
  ) throws {
    let app = try HabitApp(now: each.now, zone: each.zone)
    beginDays(at: each.hour, app)
    tap(app)
    #expect(try app.storedCounts("Read") == [each.day: 1])
  }

  /// An hour after the first tap, on the other side of the date line.
  @Test(arguments: [
    ("Pacific/Honolulu", "Pacific/Kiritimati", "2026-03-09", "2026-03-10"),
    ("Pacific/Kiritimati", "Pacific/Honolulu", "2026-03-10", "2026-03-09"),
  ])
  func `After travel across the date line, a tap is recorded on another day`(
    home: String,
    abroad: String,
    first: String,
    second: String
  ) throws {
    let app = try HabitApp(now: "2026-03-09T20:00:00Z", zone: home)
    tap(app)
    #expect(try app.storedCounts("Read") == [first: 1])
    app.time.advance(by: 3_600)
    try app.restart(zone: abroad)
    let window = app.window()
    window.press("Read, not completed today")
    #expect(window.button("Read, completed today") != nil)
    #expect(try app.storedCounts("Read") == [first: 1, second: 1])
  }

  @Test func `A changed day boundary changes today but not the records`() throws {
    let app = try HabitApp(now: "2026-03-10T00:30:00Z", zone: "Europe/Berlin")
    let other = app.window()
    tap(app)
    #expect(other.button("Read, completed today") != nil)
    // At 1:30 a.m., today becomes the day before.
    beginDays(at: 3, app)
    #expect(other.button("Read, not completed today") != nil)
    #expect(other.button("Read") != nil)
    other.press("Read, not completed today")
    #expect(other.button("Read, current streak 1 day") != nil)
    beginDays(at: 0, app)
    #expect(other.button("Read, current streak 2 days") != nil)
    #expect(other.button("Read, completed today") != nil)
    #expect(try app.storedCounts("Read") == ["2026-03-09": 1, "2026-03-10": 1])
  }
}

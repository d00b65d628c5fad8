import Testing

@testable import HabitTrackerFeature

/// The day that a tap counts for: the day boundary, the start hour, and travel.
@MainActor @Suite struct BoundaryTests {
  /// - Parameter hour: The hour at which days start; nil for UTC buckets.
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

  /// The tests of the engine cover clock changes and skipped days.
  @Test(arguments: [
    ("Europe/Berlin", "2026-03-09T23:00:10Z", 0, "2026-03-10"),
    ("America/New_York", "2026-01-01T10:50:00Z", 6, "2025-12-31"),
    ("Europe/Berlin", "2026-10-25T01:30:00Z", 3, "2026-10-24"),
    ("Pacific/Auckland", "2026-03-09T22:50:00Z", nil, "2026-03-09"),
  ])
  func `A tap is recorded on the day that the day boundary determines`(
    zone: String,
    now: String,
    hour: Int?,
    day: String
  ) throws {
    let app = try HabitApp(now: now, zone: zone)
    beginDays(at: hour, app)
    tap(app)
    #expect(try app.storedCounts("Read") == [day: 1])
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

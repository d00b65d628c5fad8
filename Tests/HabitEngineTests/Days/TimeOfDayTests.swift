import Foundation
import HabitEngine
import Testing

/// The instants at which clocks show a time.
struct TimeOfDayTests {
  private func instant(_ zone: String, _ day: String, _ time: String) throws -> String? {
    let zone = try #require(TimeZone(identifier: zone))
    let day = try #require(CalendarDay(isoText: day))
    let time = try #require(TimeOfDay(time))
    return time.instant(on: day, in: zone)?.formatted(.iso8601)
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-03-09", "08:30", "2026-03-09T07:30:00Z"),
    ("UTC", "2026-03-09", "00:00", "2026-03-09T00:00:00Z"),
    // Clocks are set from 2:00 to 3:00. Times in between mean the moment of the change.
    ("Europe/Berlin", "2026-03-29", "02:00", "2026-03-29T01:00:00Z"),
    ("Europe/Berlin", "2026-03-29", "02:30", "2026-03-29T01:00:00Z"),
    ("Europe/Berlin", "2026-03-29", "03:00", "2026-03-29T01:00:00Z"),
    ("Europe/Berlin", "2026-03-29", "03:30", "2026-03-29T01:30:00Z"),
    // Clocks are set from 3:00 to 2:00. The first 2:30 counts.
    ("Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30:00Z"),
    ("Europe/Berlin", "2026-10-25", "03:00", "2026-10-25T02:00:00Z"),
    // Clocks are set from midnight to 1:00.
    ("Africa/Cairo", "2026-04-24", "00:15", "2026-04-23T22:00:00Z"),
    // Clocks are set from 2:00 to 2:30.
    ("Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:30:00Z"),
    ("Pacific/Kiritimati", "2026-01-01", "00:00", "2025-12-31T10:00:00Z"),
    ("Pacific/Niue", "2026-01-01", "23:59", "2026-01-02T10:59:00Z"),
  ])
  func `Each time of a day has one instant, even when clocks change`(
    zone: String,
    day: String,
    time: String,
    instant: String
  ) throws {
    #expect(try self.instant(zone, day, time) == instant)
  }

  @Test func `A day that the zone skipped has no instants`() throws {
    #expect(try instant("Pacific/Apia", "2011-12-30", "08:00") == nil)
    #expect(try instant("Pacific/Apia", "2011-12-31", "08:00") == "2011-12-30T18:00:00Z")
  }

  @Test(arguments: ["8:30", "24:00", "08:60", "08", "08:30:00", "-1:00", "", "0a:00"])
  func `Text in another format is refused`(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test func `An hour or minute out of range is clamped`() {
    #expect(TimeOfDay(hour: 24, minute: -1).description == "23:00")
    #expect(TimeOfDay(hour: -1, minute: 60).description == "00:59")
    #expect(TimeOfDay(hour: 9, minute: 5) < TimeOfDay(hour: 10, minute: 0))
  }
}

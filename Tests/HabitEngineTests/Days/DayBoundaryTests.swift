import Foundation
import HabitEngine
import Testing

@Suite("Day boundaries")
struct DayBoundaryTests {
  /// Returns the instant of an ISO 8601 text in UTC.
  static func instant(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  @Test(
    "A day starts at its first instant, even if clocks change at that time",
    arguments: [
      // Midnight skipped: 00:00 becomes 01:00.
      ("America/Sao_Paulo", 0, "2018-11-04", "2018-11-04T03:00:00Z"),
      ("Asia/Beirut", 0, "2024-03-31", "2024-03-30T22:00:00Z"),
      ("Africa/Cairo", 0, "2024-04-26", "2024-04-25T22:00:00Z"),
      // The hour before midnight repeated: 00:00 becomes 23:00.
      ("America/Sao_Paulo", 0, "2018-02-18", "2018-02-18T03:00:00Z"),
      ("Africa/Cairo", 0, "2024-11-01", "2024-10-31T22:00:00Z"),
      // The hour after midnight repeated: 01:00 becomes 00:00.
      ("America/Havana", 0, "2024-11-03", "2024-11-03T04:00:00Z"),
      // The day before has 23 hours in March, and 25 hours in October.
      ("Europe/Berlin", 0, "2026-03-30", "2026-03-29T22:00:00Z"),
      ("Europe/Berlin", 0, "2026-10-26", "2026-10-25T23:00:00Z"),
      // The days begin at an hour that is skipped, or that occurs twice.
      ("Europe/Berlin", 2, "2026-03-29", "2026-03-29T01:00:00Z"),
      ("Europe/Berlin", 3, "2026-03-29", "2026-03-29T01:00:00Z"),
      ("Europe/Berlin", 2, "2026-10-25", "2026-10-25T00:00:00Z"),
      ("Europe/Berlin", 3, "2026-10-25", "2026-10-25T02:00:00Z"),
      // The zone skipped 2011-12-30, so that day starts at the same instant as the next day.
      ("Pacific/Apia", 0, "2011-12-29", "2011-12-29T10:00:00Z"),
      ("Pacific/Apia", 0, "2011-12-30", "2011-12-30T10:00:00Z"),
      ("Pacific/Apia", 0, "2011-12-31", "2011-12-30T10:00:00Z"),
      ("Pacific/Apia", 0, "2012-01-01", "2011-12-31T10:00:00Z"),
      // Local mean time, and dates centuries ahead.
      ("Europe/Berlin", 0, "1880-01-01", "1879-12-31T23:06:32Z"),
      ("Europe/Berlin", 4, "2186-07-01", "2186-07-01T02:00:00Z"),
      ("Asia/Kathmandu", 0, "1969-07-21", "1969-07-20T18:30:00Z"),
    ]
  )
  func start(zone: String, startHour: Int, date: String, begin: String) throws {
    let timeZone = try #require(TimeZone(identifier: zone))
    let boundary = DayBoundary.localCalendar(timeZone: timeZone, startHour: startHour)
    #expect(boundary.start(of: day(date)) == (try Self.instant(begin)))
  }

  @Test("In a zone that skipped a day, the day before it is followed by the day after it")
  func skippedDay() throws {
    let timeZone = try #require(TimeZone(identifier: "Pacific/Apia"))
    let boundary = DayBoundary.localCalendar(timeZone: timeZone, startHour: 0)
    let before = try Self.instant("2011-12-30T09:59:59Z")
    #expect(boundary.day(of: before) == day("2011-12-29"))
    let change = boundary.nextChange(after: before)
    #expect(change == (try Self.instant("2011-12-30T10:00:00Z")))
    #expect(boundary.day(of: change) == day("2011-12-31"))
  }

  @Test("Clocks set back across midnight return to the previous day, and the new day begins again")
  func midnightTwice() throws {
    let timeZone = try #require(TimeZone(identifier: "America/St_Johns"))
    let boundary = DayBoundary.localCalendar(timeZone: timeZone, startHour: 0)
    // Until 2011 Newfoundland set its clocks back from 00:01 to 23:01.
    var instant = try Self.instant("2010-11-06T12:00:00Z")
    var changes: [String] = []
    for _ in 0..<3 {
      instant = boundary.nextChange(after: instant)
      changes.append("\(instant.formatted(.iso8601)) \(boundary.day(of: instant))")
    }
    #expect(
      changes == [
        "2010-11-07T02:30:00Z 2010-11-07",
        "2010-11-07T02:31:00Z 2010-11-06",
        "2010-11-07T03:30:00Z 2010-11-07",
      ]
    )
    #expect(boundary.start(of: day("2010-11-07")) == (try Self.instant("2010-11-07T02:30:00Z")))
  }

  @Test("A start hour assigns the hours after midnight to the day before")
  func startHour() throws {
    let boundary = DayBoundary.localCalendar(timeZone: .gmt, startHour: 4)
    #expect(boundary.day(of: try Self.instant("2026-03-11T03:59:59Z")) == day("2026-03-10"))
    #expect(boundary.day(of: try Self.instant("2026-03-11T04:00:00Z")) == day("2026-03-11"))
    let next = boundary.nextChange(after: try Self.instant("2026-03-11T03:59:59Z"))
    #expect(next == (try Self.instant("2026-03-11T04:00:00Z")))
  }

  @Test("Start hours out of range are clamped", arguments: [(-5, 0), (7, 6), (.max, 6)])
  func startHourLimits(given: Int, used: Int) {
    let noon = Date(timeIntervalSince1970: 43_200)
    let boundary = DayBoundary.localCalendar(timeZone: .gmt, startHour: given)
    let next = boundary.nextChange(after: noon)
    #expect(next == Date(timeIntervalSince1970: 86_400 + Double(used) * 3_600))
  }

  @Test(
    "UTC buckets are exact, even before 1970 and for fractions of a second",
    arguments: [(-86_400.5, -2), (-86_400, -1), (-0.25, -1), (0, 0), (86_399.999, 0), (86_400, 1)]
  )
  func buckets(seconds: Double, number: Int) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(DayBoundary.utcBuckets.day(of: date).rawValue == number)
    let next = DayBoundary.utcBuckets.nextChange(after: date)
    #expect(next == Date(timeIntervalSince1970: Double(number + 1) * 86_400))
    let start = DayBoundary.utcBuckets.start(of: CalendarDay(rawValue: number))
    #expect(start == Date(timeIntervalSince1970: Double(number) * 86_400))
  }

  @Test(
    "Instants beyond the calendar belong to the first or the last day",
    arguments: [
      (-Double.infinity, CalendarDay.min), (-1e300, .min), (1e300, .max), (.infinity, .max),
      (.nan, CalendarDay(rawValue: 0)),
    ]
  )
  func limits(seconds: Double, expected: CalendarDay) throws {
    let date = Date(timeIntervalSince1970: seconds)
    let timeZone = try #require(TimeZone(identifier: "America/New_York"))
    let local = DayBoundary.localCalendar(timeZone: timeZone, startHour: 0)
    #expect(DayBoundary.utcBuckets.day(of: date) == expected)
    #expect(abs(local.day(of: date).distance(to: expected)) <= 1)
    #expect(local.nextChange(after: date).timeIntervalSince1970.isFinite)
    #expect(local.start(of: .min) < local.start(of: .max))
  }
}

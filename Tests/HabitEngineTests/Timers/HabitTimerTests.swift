import Foundation
import Testing

@testable import HabitEngine

struct HabitTimerTests {
  private let utc = DayBoundary.utcBuckets

  private func instant(_ text: String) throws -> Date {
    try Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains(".")).parse(text)
  }

  /// Returns the seconds of days as text such as "2026-03-09 90".
  private func texts(_ spent: [(day: CalendarDay, seconds: Int)]) -> [String] {
    spent.map { "\($0.day) \($0.seconds)" }
  }

  @Test func `A paused timer keeps the time that it ran`() throws {
    var timer = HabitTimer()
    #expect(timer.phase == .stopped)
    timer.start(at: try instant("2026-03-09T12:00:00Z"))
    // A second start, such as one in another window, changes nothing.
    timer.start(at: try instant("2026-03-09T12:05:00Z"))
    #expect(timer.phase == .running)
    timer.pause(at: try instant("2026-03-09T12:10:00Z"))
    timer.pause(at: try instant("2026-03-09T12:20:00Z"))
    #expect(timer.phase == .paused)
    timer.start(at: try instant("2026-03-09T13:00:00Z"))
    let now = try instant("2026-03-09T13:00:30Z")
    #expect(timer.secondsToday(at: now, boundary: utc) == 630)
    #expect(texts(timer.stop(at: now, boundary: utc)) == ["2026-03-09 630"])
    #expect(timer == HabitTimer())
    #expect(texts(timer.stop(at: now, boundary: utc)) == [])
  }

  @Test func `Each day gets its share of the time`() throws {
    var timer = HabitTimer()
    timer.start(at: try instant("2026-03-08T23:50:00Z"))
    let spent = timer.stop(at: try instant("2026-03-10T00:00:07Z"), boundary: utc)
    #expect(texts(spent) == ["2026-03-08 600", "2026-03-09 86400", "2026-03-10 7"])
  }

  @Test func `Taking the time of past days leaves today's time in the timer`() throws {
    var timer = HabitTimer()
    timer.start(at: try instant("2026-03-08T23:00:00Z"))
    timer.pause(at: try instant("2026-03-08T23:10:00Z"))
    timer.start(at: try instant("2026-03-08T23:50:00Z"))
    timer.pause(at: try instant("2026-03-09T00:01:00Z"))
    let start = try instant("2026-03-09T00:02:00Z")
    timer.start(at: start)
    let now = try instant("2026-03-09T00:03:00Z")
    #expect(timer.secondsToday(at: now, boundary: utc) == 120)
    #expect(texts(timer.takeFinishedDays(at: now, boundary: utc)) == ["2026-03-08 1200"])
    let midnight = try instant("2026-03-09T00:00:00Z")
    let left = TimerStretch(start: midnight, end: midnight + 60)
    #expect(timer == HabitTimer(stretches: [left], runningSince: start))
    #expect(texts(timer.takeFinishedDays(at: now, boundary: utc)) == [])

    let tomorrow = try instant("2026-03-10T00:00:10Z")
    #expect(texts(timer.takeFinishedDays(at: tomorrow, boundary: utc)) == ["2026-03-09 60"])
    #expect(timer == HabitTimer(runningSince: start))
    #expect(timer.secondsToday(at: tomorrow, boundary: utc) == 10)
  }

  @Test func `Dates beyond the calendar are clamped`() throws {
    let far = Date(timeIntervalSince1970: 1e15)
    var timer = HabitTimer(
      stretches: [TimerStretch(start: far, end: far + 1e15)],
      runningSince: Date(timeIntervalSince1970: .nan)
    )
    let end = DayBoundary.clamped(far)
    #expect(timer.stretches == [TimerStretch(start: end, end: end)])
    #expect(timer.runningSince == Date(timeIntervalSince1970: 0))
    #expect(timer.secondsToday(at: Date(timeIntervalSince1970: 60), boundary: utc) == 60)
    let spent = timer.stop(at: Date(timeIntervalSince1970: 60), boundary: utc)
    #expect(texts(spent) == ["1970-01-01 60"])
  }

  @Test func `A day that begins at 3 o'clock ends at 3 o'clock`() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let boundary = DayBoundary.localCalendar(timeZone: zone, startHour: 3)
    var timer = HabitTimer()
    timer.start(at: try instant("2026-03-29T00:30:00Z"))
    // Clocks are set from 2:00 to 3:00 at 01:00 UTC, when the day begins.
    let spent = timer.stop(at: try instant("2026-03-29T01:30:00Z"), boundary: boundary)
    #expect(texts(spent) == ["2026-03-28 1800", "2026-03-29 1800"])
  }

  @Test func `A timer that is stopped before its start adds no time`() throws {
    var timer = HabitTimer()
    timer.start(at: try instant("2026-03-09T12:00:00Z"))
    #expect(texts(timer.stop(at: try instant("2026-03-09T11:00:00Z"), boundary: utc)) == [])
    #expect(timer.phase == .stopped)
  }

  @Test func `A resumed timer's unbroken start is moved back by today's time before the pause`()
    throws
  {
    let midnight = try instant("2026-03-09T00:00:00Z")
    var timer = HabitTimer()
    #expect(timer.unbrokenStart(from: midnight) == nil)
    timer.start(at: try instant("2026-03-08T23:50:00Z"))
    #expect(timer.unbrokenStart(from: midnight) == midnight)
    // Ten minutes yesterday, five today.
    timer.pause(at: try instant("2026-03-09T00:05:00Z"))
    #expect(timer.unbrokenStart(from: midnight) == nil)
    timer.start(at: try instant("2026-03-09T08:00:00.500Z"))
    #expect(timer.unbrokenStart(from: midnight) == (try instant("2026-03-09T07:55:00.500Z")))
  }
}

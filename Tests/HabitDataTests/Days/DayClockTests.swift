import Foundation
import HabitEngine
import HabitTestSupport
import Testing
import TestSupport

@testable import HabitData

@Suite(.timeLimit(.minutes(5))) @MainActor
struct DayClockTests {
  /// 2026-03-09, ten seconds before midnight in Berlin.
  private let time = ManualTime(Date(timeIntervalSince1970: 1_773_097_190))
  private let monday = CalendarDay(rawValue: 20_521)

  @Test func `The day changes at midnight by itself`() async throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let days = DayClock(
      clock: time.clock,
      boundary: .localCalendar(timeZone: berlin, startHour: 0)
    )
    #expect(days.today == monday)
    days.start()
    await until { time.waitingCount == 1 }
    time.advance(by: 9.5)
    #expect(days.today == monday)
    time.advance(by: 0.5)
    await until { days.today != monday }
    #expect(days.today == monday.advanced(by: 1))
  }

  @Test func `The clock is checked at least every minute`() throws {
    let days = DayClock(clock: time.clock, boundary: .utcBuckets)
    #expect(days.updateToday() == .seconds(60))
    time.advance(by: 3_605)
    #expect(days.updateToday() == .seconds(5))
  }

  @Test func `A new boundary changes the day immediately`() throws {
    let days = DayClock(clock: time.clock, boundary: .utcBuckets)
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    days.setBoundary(.localCalendar(timeZone: tokyo, startHour: 0))
    #expect(days.today == monday.advanced(by: 1))
    days.setBoundary(.localCalendar(timeZone: tokyo, startHour: 5))
    #expect(days.today == monday.advanced(by: 1))
    time.advance(by: -7_300)
    days.setBoundary(.localCalendar(timeZone: tokyo, startHour: 6))
    #expect(days.today == monday)
  }

  @Test func `After a change of the boundary, a running clock waits for the new end of the day`()
    async throws
  {
    let days = DayClock(clock: time.clock, boundary: .utcBuckets)
    days.start()
    await until { time.waitingCount == 1 }
    // In UTC, midnight is an hour away, and the clock waits for one minute. In Berlin, midnight is
    // ten seconds away.
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    days.setBoundary(.localCalendar(timeZone: berlin, startHour: 0))
    await until { time.waitingCount == 2 }
    time.advance(by: 10)
    await until { days.today != monday }
    #expect(days.today == monday.advanced(by: 1))
  }

  @Test func `The day clock stops when it is released`() async {
    var days: DayClock? = DayClock(clock: time.clock, boundary: .utcBuckets)
    days?.start()
    await until { time.waitingCount == 1 }
    weak let remaining = days
    days = nil
    #expect(remaining == nil)
    time.advance(by: 60)
    await until { time.waitingCount == 0 }
  }

  // MARK: The app's clock

  @Test func `A clock starts at the given time and keeps running`() async throws {
    let start = Date(timeIntervalSince1970: 1_773_097_190)
    let clock = AppClock.starting(at: start)
    let first = clock.now()
    #expect(first >= start)
    #expect(first.timeIntervalSince(start) < 60)
    try await clock.sleep(for: .milliseconds(2))
    // A difference in seconds would be inexact.
    #expect(clock.now().milliseconds - first.milliseconds >= 2)
  }

  @Test func `A clock returns whole milliseconds, rounded down`() {
    let clock = AppClock(
      read: { Date(timeIntervalSince1970: 1_773_097_190.123_9) },
      wait: { _ in }
    )
    #expect(clock.now() == Date(timeIntervalSince1970: 1_773_097_190.123))
  }
}

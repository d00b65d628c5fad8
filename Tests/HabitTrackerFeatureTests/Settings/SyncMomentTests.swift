import Foundation
import Testing

@testable import HabitTrackerFeature

struct SyncMomentTests {
  /// 2026-03-09 at 12:00 UTC.
  private let now = Date(timeIntervalSince1970: 1_773_057_600)

  private func text(_ seconds: TimeInterval, in zone: String = "UTC") throws -> String {
    let timeZone = try #require(TimeZone(identifier: zone))
    let text = SyncMoment(date: now - seconds, now: now)
      .text(Locale(identifier: "en_US"), timeZone)
    // Between a time and its half of the day is a narrow space.
    return text.replacing("\u{202F}", with: " ")
  }

  @Test(arguments: [0, 59, -59]) func withinAMinuteItWasJustNow(_ seconds: Double) throws {
    #expect(try text(seconds) == "just now")
  }

  @Test func earlierTodayItIsATime() throws {
    #expect(try text(60) == "at 11:59 AM")
    #expect(try text(43_200) == "at 12:00 AM")
  }

  @Test func beforeThatItIsADayToo() throws {
    #expect(try text(43_201) == "on Mar 8, 2026 at 11:59 PM")
    // Another device's clock may be ahead by a day.
    #expect(try text(-86_400) == "on Mar 10, 2026 at 12:00 PM")
  }

  @Test func theDayIsThatOfTheZone() throws {
    #expect(try text(43_201, in: "Asia/Tokyo") == "at 8:59 AM")
  }
}

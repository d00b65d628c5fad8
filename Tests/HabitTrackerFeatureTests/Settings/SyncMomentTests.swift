import Foundation
import Testing

@testable import HabitTrackerFeature

struct SyncMomentTests {
  /// 2026-03-09 at 12:00 UTC.
  private let now = Date(timeIntervalSince1970: 1_773_057_600)

  private func text(_ seconds: TimeInterval, in zone: String = "UTC") throws -> String {
    let timeZone = try #require(TimeZone(identifier: zone))
    let text = SyncMoment(date: now - seconds, now: now)
      .sentence(Locale(identifier: "en_US"), timeZone)
    // A narrow no-break space separates the time from AM or PM.
    return text.replacing("\u{202F}", with: " ")
  }

  @Test(arguments: [0, 59, -59]) func `A moment less than a minute away is shown as “just now”`(
    _ seconds: Double
  ) throws {
    #expect(try text(seconds) == "Synced just now")
  }

  @Test func `A moment earlier today is shown as a time`() throws {
    #expect(try text(60) == "Synced at 11:59 AM")
    #expect(try text(43_200) == "Synced at 12:00 AM")
  }

  @Test func `A moment on another day is shown with its date`() throws {
    #expect(try text(43_201) == "Synced on Mar 8, 2026 at 11:59 PM")
    // Another device's clock may be ahead by a day.
    #expect(try text(-86_400) == "Synced on Mar 10, 2026 at 12:00 PM")
  }

  @Test func `The day depends on the time zone`() throws {
    #expect(try text(43_201, in: "Asia/Tokyo") == "Synced at 8:59 AM")
  }
}

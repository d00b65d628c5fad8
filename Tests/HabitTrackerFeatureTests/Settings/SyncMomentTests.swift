import Foundation
import Testing

@testable import HabitTrackerFeature

struct SyncMomentTests {
  /// 2026-03-09 at 12:00 UTC.
  private let now = Date(timeIntervalSince1970: 1_773_057_600)

  @Test(arguments: [
    (0, "UTC", "Synced just now"), (59, "UTC", "Synced just now"),
    // The clock of the other device may be ahead, even by a day.
    (-59, "UTC", "Synced just now"), (-86_400, "UTC", "Synced on Mar 10, 2026 at 12:00 PM"),
    (60, "UTC", "Synced at 11:59 AM"), (43_200, "UTC", "Synced at 12:00 AM"),
    (43_201, "UTC", "Synced on Mar 8, 2026 at 11:59 PM"),
    (43_201, "Asia/Tokyo", "Synced at 8:59 AM"),
  ])
  func `A moment is shown as “just now”, as a time today, or with the date of another day`(
    age: TimeInterval,
    zone: String,
    sentence: String
  ) throws {
    let timeZone = try #require(TimeZone(identifier: zone))
    let text = SyncMoment(date: now - age, now: now)
      .sentence(Locale(identifier: "en_US"), timeZone)
    // A narrow no-break space separates the time from AM or PM.
    #expect(text.replacing("\u{202F}", with: " ") == sentence)
  }
}

import Foundation
import Testing

@_spi(Host) @testable import UserNotifications

/// The delivery times of requests.
struct TriggerTests {
  @Test func `A calendar trigger is the next matching date`() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let parts = DateComponents(
      timeZone: berlin,
      year: 2026,
      month: 3,
      day: 29,
      hour: 3,
      minute: 0,
      second: 0
    )
    let trigger = StoredTrigger.calendar(parts, repeats: false)
    // The night in which clocks go forward from 2:00 to 3:00.
    let due = Date(timeIntervalSince1970: 1_774_746_000)
    let calendar = Calendar(identifier: .gregorian)
    #expect(trigger.next(after: due.addingTimeInterval(-90_000), device: calendar) == due)
    #expect(trigger.next(after: due, device: calendar) == nil)
  }

  /// The Buddhist calendar is 543 years ahead, so 2026 is in the past.
  @Test func `Components without a calendar use the device's`() throws {
    let thai = Calendar(identifier: .buddhist)
    let noon = Date(timeIntervalSince1970: 1_773_057_600)
    func next(_ year: Int, _ calendar: Calendar?) -> Date? {
      let parts = DateComponents(
        calendar: calendar,
        timeZone: .gmt,
        year: year,
        month: 3,
        day: 9,
        hour: 13
      )
      return StoredTrigger.calendar(parts, repeats: false).next(after: noon, device: thai)
    }
    let due = noon.addingTimeInterval(3_600)
    #expect(next(2026, nil) == nil)
    #expect(next(2569, nil) == due)
    #expect(next(2026, Calendar(identifier: .gregorian)) == due)
  }
}

import Foundation
import TestSupport
import Testing

@_spi(Host) @testable import UserNotifications

/// The delivery times of requests.
struct TriggerTests {
  @Test func `A calendar trigger is due at the next matching date`() throws {
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

  /// On 2026-10-25, clocks in Berlin go back from 3:00 to 2:00, so 2:30 occurs twice.
  @Test(arguments: ["2026-10-25T00:31:00Z", "2026-10-25T01:10:00Z", "2026-10-25T01:40:00Z"])
  func `A trigger time that occurs twice in a night is due once, however late it is handled`(
    handled: String
  ) throws {
    func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let gregorian = Calendar(identifier: .gregorian)
    let parts = DateComponents(calendar: gregorian, timeZone: berlin, hour: 2, minute: 30)
    let daily = StoredTrigger.calendar(parts, repeats: true)
    let clock = ManualTime(try date(handled)).clock
    #expect(
      daily.next(after: try date("2026-10-25T00:30:00Z"), handledAt: clock)
        == (try date("2026-10-26T01:30:00Z"))
    )
    // The program was off for a month.
    #expect(
      daily.next(after: try date("2026-09-25T00:30:00Z"), handledAt: clock)
        == (try date("2026-10-26T01:30:00Z"))
    )
  }

  /// The Buddhist calendar is 543 years ahead, so 2026 is in the past.
  @Test func `Components without a calendar use the device's calendar`() throws {
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

import Foundation
import Testing

@testable import UserNotifications

/// The launch options that notifications go by.
struct LaunchTests {
  @Test func theClockAndTheStoreAreThoseOfTheApp() {
    let options = NotificationOptions([
      "app", "--port", "1", "--now=2026-03-09T23:59:50+01:00", "--store", "/tmp/Habits.store",
    ])
    #expect(options.now == Date(timeIntervalSince1970: 1_773_097_190))
    #expect(options.file(program: "App")?.path == "/tmp/Habits.store-notifications.json")
  }

  @Test func withoutAStoreItIsInTheUsersDataFolder() {
    let path = NotificationOptions(["app"]).file(program: "App")?.path
    #expect(path?.hasSuffix("/App/notifications.json") == true)
  }

  @Test(arguments: [["app", "--in-memory"], ["app", "--sample", "3"]])
  func nothingIsKeptInMemory(arguments: [String]) {
    #expect(NotificationOptions(arguments).file(program: "App") == nil)
  }

  @Test func aCalendarTriggerIsTheNextDateOfItsParts() throws {
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
    // The night in which clocks are put forward from 2:00 to 3:00.
    let due = Date(timeIntervalSince1970: 1_774_746_000)
    let calendar = Calendar(identifier: .gregorian)
    #expect(trigger.next(after: due.addingTimeInterval(-90_000), device: calendar) == due)
    #expect(trigger.next(after: due, device: calendar) == nil)
  }

  /// Thailand counts 543 years more: 2026 is long past there.
  @Test func withoutACalendarPartsAreThoseOfTheDevice() throws {
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

import Foundation
import Testing
import TestSupport

@_spi(Host) @testable import UserNotifications

/// Push messages around midnight, clock changes, and restarts, each sent once.
@Suite(.timeLimit(.minutes(5))) @MainActor
struct PushTimeTests {
  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  private func daily(_ hour: Int, _ minute: Int, in zone: TimeZone) -> StoredTrigger {
    var components = DateComponents(hour: hour, minute: minute)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    components.calendar = calendar
    components.timeZone = zone
    return .calendar(components, repeats: true)
  }

  /// Advances the time in steps of ten minutes.
  private func pass(
    hours: Int,
    _ time: ManualTime,
    _ scheduler: NotificationScheduler
  ) async {
    for _ in 0..<hours * 6 {
      time.advance(by: 600)
      await scheduler.settle()
      await scheduler.push?.settle(time)
      await scheduler.settle()
    }
  }

  @Test(arguments: [(23, 59, 60), (0, 0, 86_400), (0, 10, 85_800)])
  func `A message around midnight expires at the end of its day`(
    hour: Int,
    minute: Int,
    lifetime: Int
  ) async throws {
    let (host, time) = (RecordingPushHost("phone"), ManualTime(try date("2026-03-09T22:00:00Z")))
    let scheduler = NotificationScheduler(host, time)
    await scheduler.add("Read", StoredContent(), daily(hour, minute, in: .gmt))
    let due = try #require(scheduler.pending["Read"]?.due)
    time.advance(by: due.timeIntervalSince(time.now))
    await scheduler.settle()
    await until { scheduler.delivered.count == 1 }
    await scheduler.settle()
    #expect(host.requests.map(\.lifetime) == [lifetime])
    await pass(hours: 1, time, scheduler)
    #expect(host.requests.count == 1)
  }

  /// 2:30 is skipped in March and occurs twice in October. The days have 23 and 25 hours.
  @Test(arguments: [("2026-03-28T12:00:00Z", 21 * 3_600), ("2026-10-24T12:00:00Z", 81_000)])
  func `A message is sent once a day even when the clocks change`(
    start: String,
    lifetime: Int
  ) async throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let (host, time) = (RecordingPushHost("phone"), ManualTime(try date(start)))
    host.timeZone = zone
    let scheduler = NotificationScheduler(host, time)
    await scheduler.add("Read", StoredContent(), daily(2, 30, in: zone))
    await pass(hours: 24, time, scheduler)
    #expect(host.requests.count == 1)
    let sent = try #require(host.requests.first)
    // An hour is tolerated: 2:30 is ambiguous, and the check is up to ten minutes late.
    #expect((lifetime - 3_600...lifetime + 3_600).contains(sent.lifetime))
    await pass(hours: 24, time, scheduler)
    #expect(host.requests.count == 2)
  }

  @Test func `A notification snoozed over midnight is sent once on the next day`() async throws {
    let (host, time) = (RecordingPushHost("phone"), ManualTime(try date("2026-03-09T23:58:00Z")))
    let scheduler = NotificationScheduler(host, time)
    await scheduler.add("Read/snoozed", StoredContent(), .interval(600, repeats: false))
    await pass(hours: 1, time, scheduler)
    #expect(host.requests.map(\.lifetime) == [86_400 - 8 * 60])
    await pass(hours: 24, time, scheduler)
    #expect(host.requests.count == 1)
  }

  @Test func `A message that can't be sent on its day is never sent`() async throws {
    let (host, time) = (RecordingPushHost("phone"), ManualTime(try date("2026-03-09T22:00:00Z")))
    host.answer("phone", .failure(.unreachable))
    let scheduler = NotificationScheduler(host, time)
    await scheduler.add("Read", StoredContent(), .interval(60, repeats: false))
    await pass(hours: 1, time, scheduler)
    let count = host.requests.count
    #expect((4...10).contains(count))
    #expect(host.problems["phone"] == .failed(.unreachable, host: "push.example.net"))
    await pass(hours: 3, time, scheduler)
    host.answer("phone", nil)
    let sent = host.requests.count
    await pass(hours: 3, time, scheduler)
    #expect(host.requests.count == sent)
    #expect(scheduler.push?.messages == [])
  }

  @Test func `A message is sent once after a restart between planning and delivery`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "notifications.json")
      let (host, time) = (RecordingPushHost("phone"), ManualTime())
      do {
        let first = NotificationScheduler(host, time, file: file)
        await first.settle()
        await first.add("Read", StoredContent(), .interval(60, repeats: false))
        await first.settle()
      }
      time.advance(by: 120)
      do {
        let second = NotificationScheduler(host, time, file: file)
        await second.settle()
        await until { second.delivered.count == 1 }
        await second.settle()
      }
      let third = NotificationScheduler(host, time, file: file)
      await pass(hours: 2, time, third)
      #expect(host.requests.count == 1)
      #expect(third.delivered.map(\.request.identifier) == ["Read"])
    }
  }

  @Test
  func `A message that an unavailable service did not accept is sent after a restart`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "notifications.json")
      let (host, time) = (RecordingPushHost("phone"), ManualTime())
      host.answer("phone", status: 503)
      weak var former: NotificationScheduler?
      do {
        let first = NotificationScheduler(host, time, file: file)
        former = first
        await first.settle()
        await first.add("Read", StoredContent(), .interval(60, repeats: false))
        time.advance(by: 60)
        await first.settle()
        await until { host.problems["phone"] != nil }
        await first.settle()
      }
      await until { former == nil }
      host.answer("phone", nil)
      let second = NotificationScheduler(host, time, file: file)
      await pass(hours: 2, time, second)
      #expect(host.requests.count == 2)
      #expect(second.delivered.count == 1)
      #expect(host.problems["phone"] == nil)
    }
  }
}

import Foundation
import Testing
import TestSupport

@_spi(Host) @testable import UserNotifications

/// Notifications that could not be shown when due: nobody present, sleep, or restart.
@Suite(.timeLimit(.minutes(5))) @MainActor
struct LateDeliveryTests {
  private let folder: TemporaryFolder
  private var file: URL { folder.file("notifications.json") }
  private let due = "It was due at 12:00\u{202F}PM."

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `A notification waits until it can be shown`() async {
    let fixture = Fixture(outlet: RecordingOutlet(.unavailable))
    await fixture.add("Read", after: 30)
    await fixture.advance(by: 30)
    #expect(fixture.outlet.notices == [])

    fixture.scheduler.start()
    fixture.time.advance(by: 3_600)
    fixture.outlet.permission = .allowed
    fixture.outlet.report?(.ready)
    await until { !fixture.outlet.notices.isEmpty }
    #expect(fixture.outlet.notices == [fixture.notice("Read", body: due)])
    #expect(fixture.scheduler.pending.isEmpty)
  }

  @Test func `A notification that is not reported as shown is delivered again`() async {
    let fixture = Fixture()
    fixture.outlet.outcome = nil
    await fixture.add("Read", after: 10)
    await fixture.advance(by: 10)
    await fixture.settle()
    #expect(fixture.outlet.notices == [fixture.notice("Read")])

    await fixture.advance(by: 6)
    #expect(fixture.outlet.notices == [fixture.notice("Read"), fixture.notice("Read")])
    #expect(fixture.scheduler.pending["Read"] != nil)
  }

  @Test func `A notification that one outlet can't show goes to the next`() async {
    let desktop = RecordingOutlet()
    let fixture = Fixture(others: [desktop])
    fixture.outlet.outcome = { .failed($0) }
    fixture.scheduler.start()
    await fixture.add("Read", after: 10)
    await fixture.advance(by: 10)
    await until { !desktop.notices.isEmpty }
    #expect(desktop.notices == [fixture.notice("Read")])
    #expect(fixture.outlet.notices == [fixture.notice("Read")])
    #expect(fixture.scheduler.pending.isEmpty)
  }

  @Test func `A restarted app delivers an overdue notification once and keeps a later one pending`()
    async throws
  {
    let time = ManualTime()
    do {
      let first = Fixture(time: time, file: file)
      await first.add("Read", after: 30)
      await first.add("Run", after: 7_200)
      await until { FileManager.default.fileExists(atPath: file.path) }
    }
    time.advance(by: 3_600)
    do {
      let second = Fixture(time: time, file: file)
      await settle(second)
      #expect(second.outlet.notices == [second.notice("Read", body: due)])
    }
    let third = Fixture(time: time, file: file)
    await third.settle()
    #expect(third.outlet.notices == [])
    #expect(third.scheduler.delivered.map(\.request.identifier) == ["Read"])
    #expect(Array(third.scheduler.pending.keys) == ["Run"])
  }

  @Test func `The second of two processes delivers notifications only after the first has ended`()
    async throws
  {
    let time = ManualTime()
    var one: Fixture? = Fixture(time: time, file: file)
    await one?.add("Read", after: 10)
    let other = Fixture(time: time, file: file)
    await other.add("Read", after: 10)
    await other.add("Run", after: 60)
    time.advance(by: 10)
    await other.settle()
    await one?.settle()
    #expect(one?.outlet.notices.count == 1)
    #expect(other.outlet.notices == [])

    one = nil
    time.advance(by: 50)
    await settle(other)
    #expect(other.outlet.notices == [other.notice("Run")])
  }

  /// Tries to deliver until a notification is shown. The previous scheduler releases its lock only
  /// when it is deallocated.
  private func settle(_ fixture: Fixture) async {
    while fixture.outlet.notices.isEmpty, !Task.isCancelled {
      await Task.yield()
      await fixture.settle()
    }
  }

  @Test func `Notifications are delivered despite an unreadable file`() async throws {
    try Data("{".utf8).write(to: file)
    let fixture = Fixture(file: file)
    await fixture.add("Read", after: 10)
    await fixture.advance(by: 10)
    #expect(fixture.outlet.notices == [fixture.notice("Read")])
  }

  @Test(arguments: [
    (0.0, "en_US", ""), (59, "en_US", ""), (60, "en_US", "It was due at 8:05\u{202F}AM."),
    (50_000, "en_US", "It was due at 8:05\u{202F}AM."),
    (86_400, "en_US", "It was due on March 9 at 8:05\u{202F}AM."),
    // 24-hour clocks.
    (60, "en_GB", "It was due at 08:05."), (86_400, "en_GB", "It was due on 9 March at 08:05."),
  ])
  func `A delay of at least a minute is described in words`(
    seconds: TimeInterval,
    locale: String,
    words: String
  ) throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let due = Date(timeIntervalSince1970: 1_773_039_900)
    let request = StoredRequest(
      identifier: "Read",
      content: StoredContent(title: "Time for Read"),
      trigger: .calendar(DateComponents(timeZone: berlin), repeats: false),
      due: due
    )
    let shown = due.addingTimeInterval(seconds)
    #expect(request.body(at: shown, locale: Locale(identifier: locale)) == words)
  }
}

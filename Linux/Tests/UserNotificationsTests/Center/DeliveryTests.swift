import Foundation
import Testing
import TestSupport

@_spi(Host) @testable import UserNotifications

/// The delivery of notifications when they are due, and only once.
@Suite(.timeLimit(.minutes(5))) @MainActor
struct DeliveryTests {
  private let fixture = Fixture()

  @Test func `A notification is delivered once, when it is due`() async {
    fixture.scheduler.start()
    await fixture.add("Read", after: 10)
    // Until the scheduler notices the request, it waits for a later time.
    let due = fixture.time.now.addingTimeInterval(10)
    await until { fixture.time.nextEnd == due }
    await fixture.advance(by: 9)
    #expect(fixture.outlet.notices == [])

    fixture.time.advance(by: 1)
    await until { !fixture.outlet.notices.isEmpty }
    await fixture.advance(by: 60)
    #expect(fixture.outlet.notices == [fixture.notice("Read")])
    #expect(fixture.scheduler.pending.isEmpty)
    #expect(fixture.scheduler.delivered.map(\.request.identifier) == ["Read"])
  }

  @Test
  func `A repeating notification that is requested again is still delivered once per interval`()
    async
  {
    fixture.outlet.outcome = nil
    func request() async {
      await fixture.scheduler.add("Read", StoredContent(), .interval(60, repeats: true))
    }
    await request()
    await fixture.advance(by: 60)
    #expect(fixture.outlet.notices.count == 1)
    // The app plans again before the desktop answers.
    await request()
    await fixture.settle()
    #expect(fixture.outlet.notices.count == 1)

    fixture.outlet.report?(.shown("Read"))
    await fixture.advance(by: 60)
    #expect(fixture.outlet.notices.count == 2)
  }

  @Test func `An earlier notification shortens the wait`() async {
    fixture.scheduler.start()
    await until { fixture.time.waitingCount == 1 }
    await fixture.add("Read", after: 2)
    await until { fixture.time.waitingCount == 2 }
    fixture.time.advance(by: 2)
    await until { fixture.outlet.notices == [fixture.notice("Read")] }
  }

  @Test func `Notifications are delivered by due time, then by identifier`() async {
    await fixture.add("Run", after: 20)
    await fixture.add("Walk", after: 10)
    await fixture.add("Read", after: 10)
    await fixture.advance(by: 30)
    #expect(fixture.outlet.notices == ["Read", "Walk", "Run"].map { fixture.notice($0) })
  }

  @Test func `A request replaces the previous request with the same identifier`() async {
    await fixture.add("Read", after: 10)
    await fixture.add("Read", after: 30)
    await fixture.advance(by: 20)
    #expect(fixture.outlet.notices == [])
    await fixture.advance(by: 10)
    #expect(fixture.outlet.notices == [fixture.notice("Read")])
  }

  @Test func `A removed notification is not delivered`() async {
    await fixture.add("Read", after: 10)
    fixture.scheduler.remove(["Read"])
    await fixture.advance(by: 10)
    #expect(fixture.outlet.notices == [])
  }

  @Test func `A notification for which the app returns no presentation options is dropped`() async {
    fixture.scheduler.willPresent = { _ in [] }
    await fixture.add("Read", after: 10)
    await fixture.advance(by: 10)
    #expect(fixture.outlet.notices == [])
    #expect(fixture.scheduler.pending.isEmpty)
    #expect(fixture.scheduler.delivered == [])
  }

  @Test func `A notification without a trigger is delivered immediately`() async {
    await fixture.scheduler.add("Read", StoredContent(title: "Now"), nil)
    #expect(fixture.outlet.notices.map(\.title) == ["Now"])
  }

  @Test func `A request for a past date is dropped`() async {
    let past = DateComponents(timeZone: .gmt, year: 2026, month: 3, day: 9, hour: 11)
    await fixture.scheduler.add("Read", StoredContent(), .calendar(past, repeats: false))
    #expect(fixture.scheduler.pending.isEmpty)
  }

  @Test func `A delivered repeating notification is due again the next day`() async {
    let daily = DateComponents(timeZone: .gmt, hour: 13)
    await fixture.scheduler.add("Read", StoredContent(title: "A"), .calendar(daily, repeats: true))
    await fixture.advance(by: 3_600)
    #expect(fixture.outlet.notices.count == 1)
    #expect(
      fixture.scheduler.pending["Read"]?.due == Date(timeIntervalSince1970: 1_773_147_600)
    )
  }

  @Test func `A due repeating notification stays due when it is requested again`() async {
    let fixture = Fixture(outlet: RecordingOutlet(.unavailable))
    let daily = StoredTrigger.calendar(DateComponents(timeZone: .gmt, hour: 13), repeats: true)
    await fixture.scheduler.add("Read", StoredContent(title: "A"), daily)
    fixture.time.advance(by: 4_000)
    await fixture.scheduler.add("Read", StoredContent(title: "B"), daily)
    #expect(
      fixture.scheduler.pending["Read"]?.due == Date(timeIntervalSince1970: 1_773_061_200)
    )
    fixture.outlet.permission = .allowed
    await fixture.settle()
    #expect(fixture.outlet.notices.map(\.title) == ["B"])

    let later = StoredTrigger.calendar(DateComponents(timeZone: .gmt, hour: 14), repeats: true)
    await fixture.scheduler.add("Read", StoredContent(title: "C"), later)
    #expect(
      fixture.scheduler.pending["Read"]?.due == Date(timeIntervalSince1970: 1_773_064_800)
    )
  }

  @Test func `A notification without a sound is silent`() async {
    fixture.scheduler.willPresent = { _ in [.banner, .sound] }
    await fixture.add("Read", after: 1, silently: true)
    await fixture.add("Run", after: 1)
    await fixture.advance(by: 1)
    #expect(fixture.outlet.notices.map(\.isSilent) == [true, false])
  }
}

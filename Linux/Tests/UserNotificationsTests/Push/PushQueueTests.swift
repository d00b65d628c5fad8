import Foundation
import Testing
import TestSupport

@_spi(Host) @testable import UserNotifications

/// Push messages to several devices, beside the open windows.
@Suite(.timeLimit(.minutes(1))) @MainActor
struct PushQueueTests {
  private let time = ManualTime()
  private let host = RecordingPushHost("phone", "tablet")
  private let outlet = RecordingOutlet(.unavailable)
  private let scheduler: NotificationScheduler

  init() {
    scheduler = NotificationScheduler(host, time, outlets: [outlet])
    scheduler.categories = ["reminder": [Notice.Action(action: "done", title: "Done")]]
  }

  /// Requests a notification that is due immediately.
  private func request(_ identifier: String = "Read") async {
    var content = StoredContent()
    content.category = "reminder"
    await scheduler.add(identifier, content, nil)
  }

  private func count(_ device: String) -> Int {
    host.requests.filter { $0.device == device }.count
  }

  /// Advances the time minute by minute, and waits for the attempts of each minute.
  private func pass(minutes: Int) async {
    for _ in 0..<minutes {
      time.advance(by: 60)
      await scheduler.settle()
      await scheduler.push?.settle(time)
    }
  }

  @Test func `Nothing is sent without a device`() async {
    host.setSubscription(nil, of: "phone", language: "")
    host.setSubscription(nil, of: "tablet", language: "")
    await request()
    await pass(minutes: 60)
    #expect(host.requests == [])
    #expect(scheduler.pending.count == 1)
  }

  @Test func `Each device and the open windows get a notification once`() async {
    outlet.permission = .allowed
    await request()
    await until { scheduler.push?.messages.allSatisfy(\.isAccepted) == true }
    await pass(minutes: 60)
    #expect((count("phone"), count("tablet")) == (1, 1))
    #expect(outlet.notices.count == 1)
    #expect(Set(host.requests.map(\.topic)).count == 1)
  }

  @Test func `A stalled push service delays only the device that uses it`() async {
    host.stall("phone")
    await request()
    await until { scheduler.delivered.count == 1 && count("phone") == 1 }
    #expect(count("tablet") == 1)
    await pass(minutes: 5)
    #expect((count("phone"), count("tablet")) == (1, 1))
    host.answer("phone", .failure(.unreachable))
    host.endStall("phone")
    await until { host.problems["phone"] != nil }
    host.answer("phone", nil)
    await pass(minutes: 30)
    #expect((count("phone"), count("tablet")) == (2, 1))
  }

  @Test(arguments: [404, 410])
  func `A subscription that ended is removed, and the windows show the notification`(
    status: Int
  ) async {
    host.setSubscription(nil, of: "tablet", language: "")
    host.answer("phone", status: status)
    await request()
    await until { host.pushDevices.isEmpty }
    outlet.permission = .allowed
    await pass(minutes: 5)
    #expect(count("phone") == 1)
    #expect(outlet.notices.count == 1)
  }

  @Test func `A proxy's web page counts neither as a delivery nor as the end of a subscription`()
    async
  {
    host.setSubscription(nil, of: "tablet", language: "")
    for status in [200, 404] {
      host.answer("phone", status: status, isPage: true)
      await request("Read \(status)")
      await until { host.problems["phone"] == .blocked(host: "push.example.net") }
      host.noteProblem(nil, of: "phone")
    }
    #expect(host.pushDevices.count == 1)
    #expect(scheduler.delivered == [])
  }

  @Test func `The pause that a service requests is respected`() async {
    host.setSubscription(nil, of: "tablet", language: "")
    host.answer("phone", status: 429, wait: 1_800)
    await request()
    await until { host.problems["phone"] != nil }
    await pass(minutes: 29)
    #expect(count("phone") == 1)
    host.answer("phone", nil)
    await pass(minutes: 2)
    #expect(count("phone") == 2)
  }

  @Test func `A message that the service refuses is sent once`() async {
    host.answer("phone", status: 413)
    await request()
    await pass(minutes: 60)
    #expect(count("phone") == 1)
    #expect(host.problems["phone"] == .refused(status: 413, host: "push.example.net"))
  }

  @Test func `A message is not sent again after the app drops its notification`() async {
    host.setSubscription(nil, of: "tablet", language: "")
    host.answer("phone", status: 503)
    await request()
    await until { host.problems["phone"] != nil }
    host.answer("phone", nil)
    scheduler.willPresent = { _ in [] }
    await pass(minutes: 30)
    #expect(count("phone") == 1)
    #expect(scheduler.push?.messages == [])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func `An answer on one device removes the notification from the other device`() async {
    await request()
    await until { scheduler.push?.messages.allSatisfy(\.isAccepted) == true }
    var answers: [String] = []
    scheduler.didReceive = { answers.append("\($0.request.identifier) \($1)") }
    #expect(await scheduler.answer("Read", "done", on: "phone"))
    #expect(await !scheduler.answer("Read", "done", on: "tablet"))
    await until { scheduler.push?.messages.isEmpty == true }
    #expect(answers == ["Read done"])
    #expect((count("phone"), count("tablet")) == (1, 2))
    #expect(Set(host.requests.map(\.topic)).count == 1)
  }

  @Test func `A notification withdrawn while it is sent is removed afterward`() async {
    host.setSubscription(nil, of: "tablet", language: "")
    host.stall("phone")
    await request()
    await until { count("phone") == 1 }
    scheduler.removeDelivered(["Read"])
    host.endStall("phone")
    await until { count("phone") == 2 }
    await until { scheduler.push?.messages.isEmpty == true }
  }

  @Test func `A withdrawn notification that was not accepted is dropped`() async {
    host.setSubscription(nil, of: "tablet", language: "")
    host.answer("phone", status: 503)
    await request()
    await until { host.problems["phone"] != nil }
    scheduler.remove(["Read"])
    scheduler.removeDelivered(["Read"])
    await pass(minutes: 30)
    #expect(count("phone") == 1)
    #expect(scheduler.push?.messages == [])
  }

  @Test func `The JSON content of a message contains its actions and its due time`() throws {
    let content = PushContent(
      show: .init(
        id: "Read",
        title: "Time for Read",
        isSilent: false,
        actions: [Notice.Action(action: "done", title: "Done")],
        at: 1_000
      )
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(content), as: UTF8.self) == """
        {"show":{"actions":[{"action":"done","title":"Done"}],"at":1000,"body":"","id":"Read",\
        "isSilent":false,"title":"Time for Read"}}
        """
    )
  }
}

import Foundation
import Testing
import TestSupport

@_spi(Host) @testable import UserNotifications

/// Subscriptions that windows report, and windows whose device gets push messages.
@Suite(.timeLimit(.minutes(1))) @MainActor
struct BrowserSubscriptionTests {
  private static let keys = """
    {"p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoI\
    Aiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg"}
    """
  private let wire = Wire()
  private let host = RecordingPushHost()
  private let time = ManualTime()
  private let queue: PushQueue
  private let outlet: BrowserOutlet

  init() {
    let (wire, time) = (wire, time)
    queue = PushQueue(host, now: { time.now })
    // Windows 1 and 2 belong to the phone, window 3 to the laptop.
    outlet = BrowserOutlet(
      send: { wire.sent.append("\($1) \($0)") },
      device: { $0 < 3 ? "phone" : $0 == 3 ? "laptop" : nil },
      push: queue
    )
    for window in 1...4 { outlet.receive(#"{"permission":"granted"}"#, from: window) }
  }

  private func report(_ kind: String, from window: Int, endpoint: String = "a") {
    let address = "https://push.example.net/\(endpoint)"
    outlet.receive(#"{"\#(kind)":{"endpoint":"\#(address)","keys":\#(Self.keys)}}"#, from: window)
  }

  @Test func `The windows of a device are asked to subscribe, and the subscription is stored`() {
    outlet.subscribe("phone", key: "K")
    #expect(wire.sent == [#"1 {"subscribe":"K"}"#, #"2 {"subscribe":"K"}"#])
    report("subscribed", from: 1)
    #expect(host.pushDevices.map(\.id) == ["phone"])
  }

  @Test func `The subscription of a window without a device is not stored`() {
    report("subscribed", from: 4)
    #expect(host.pushDevices == [])
  }

  @Test func `An invalid endpoint and a denied permission are recorded as refusals`() {
    outlet.receive(
      #"{"subscribed":{"endpoint":"http://10.0.0.1/a","keys":\#(Self.keys)}}"#,
      from: 1
    )
    #expect(host.pushDevices == [])
    #expect(host.refusals == ["phone": .failed])
    outlet.receive(#"{"refused":"denied"}"#, from: 3)
    #expect(host.refusals["laptop"] == .denied)
  }

  @Test func `A subscription that the browser renewed or dropped is replaced or removed`() {
    report("subscribed", from: 1)
    report("current", from: 2, endpoint: "b")
    #expect(host.pushDevices.first?.subscription.endpoint.lastPathComponent == "b")
    outlet.receive(#"{"current":{}}"#, from: 1)
    #expect(host.pushDevices == [])
  }

  @Test func `A browser unsubscribes if the server has no subscription`() {
    report("current", from: 3)
    outlet.receive(#"{"current":{}}"#, from: 3)
    #expect(host.pushDevices == [])
    #expect(wire.sent == [#"3 {"unsubscribe":true}"#])
  }

  @Test func `Windows of a device with push show a notification only if push fails`() async {
    report("subscribed", from: 1, endpoint: "phone")
    let request = StoredRequest(
      identifier: "Read",
      content: StoredContent(),
      trigger: nil,
      due: time.now
    )
    let notice = Notice(id: "Read", title: "", body: "", isSilent: false, actions: [])
    host.answer("phone", status: 503)
    queue.add(request, isSilent: false)
    outlet.show(notice)
    #expect(wire.sent.map { $0.prefix(1) } == ["3", "4"])
    await until { host.problems["phone"] != nil }
    wire.sent = []
    outlet.show(notice)
    #expect(wire.sent.map { $0.prefix(1) } == ["1", "2", "3", "4"])
    outlet.receive(#"{"shown":"Read"}"#, from: 2)
    #expect(queue.messages == [])
  }
}

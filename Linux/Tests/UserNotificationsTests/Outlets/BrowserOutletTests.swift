import Foundation
import Testing
import TestSupport

@_spi(Host) @testable import UserNotifications

/// Messages to and from browsers.
@Suite(.timeLimit(.minutes(5))) @MainActor
struct BrowserOutletTests {
  private let wire = Wire()
  private let outlet: BrowserOutlet

  init() {
    let wire = wire
    outlet = BrowserOutlet(send: { wire.sent.append("\($1) \($0)") })
  }

  @Test func `The outlet's permission is the most permissive of its windows' permissions`() {
    #expect(outlet.permission == .unavailable)
    let steps: [(String, OutletPermission)] = [
      ("unsupported", .unavailable), ("denied", .refused), ("default", .undecided),
      ("granted", .allowed),
    ]
    for (window, step) in steps.enumerated() {
      outlet.receive(#"{"permission":"\#(step.0)"}"#, from: window)
      #expect(outlet.permission == step.1)
    }
    outlet.forget(3)
    #expect(outlet.permission == .undecided)
  }

  @Test func `Each window with permission is asked to show a notification`() {
    outlet.receive(#"{"permission":"granted"}"#, from: 2)
    outlet.receive(#"{"permission":"denied"}"#, from: 3)
    outlet.receive(#"{"permission":"granted"}"#, from: 1)
    outlet.show(Notice(id: "a", title: "T", body: "B", isSilent: false, actions: []))
    let order = #"{"show":{"actions":[],"body":"B","id":"a","isSilent":false,"title":"T"}}"#
    #expect(wire.sent == ["1 \(order)", "2 \(order)"])
  }

  @Test func `A browser's permission, shown notifications, answers, and failures are reported`() {
    var reports: [OutletReport] = []
    outlet.report = { reports.append($0) }
    outlet.receive(#"{"permission":"granted"}"#, from: 1)
    outlet.receive(#"{"shown":"a"}"#, from: 1)
    outlet.receive(#"{"answer":"a","action":"done"}"#, from: 1)
    outlet.receive(#"{"failed":"b"}"#, from: 1)
    #expect(reports == [.ready, .shown("a"), .answered("a", action: "done"), .failed("b")])
    // A browser that failed is not used for the next notification.
    #expect(outlet.permission == .unavailable)
  }

  @Test(arguments: ["", "[]", "{", #"{"permission":"sure"}"#, #"{"shown":3}"#])
  func `An invalid message is ignored`(text: String) {
    var reports: [OutletReport] = []
    outlet.report = { reports.append($0) }
    outlet.receive(text, from: 1)
    #expect(reports == [])
    #expect(outlet.permission == .unavailable)
  }

  @Test func `A permission request ends with a window's answer`() async {
    outlet.receive(#"{"permission":"default"}"#, from: 1)
    async let asked: Void = outlet.ask()
    await until { wire.sent == [#"1 {"ask":true}"#] }
    outlet.receive(#"{"permission":"denied"}"#, from: 1)
    await asked
    #expect(outlet.permission == .refused)
  }

  @Test func `A permission request ends when the last window closes`() async {
    outlet.receive(#"{"permission":"default"}"#, from: 1)
    async let asked: Void = outlet.ask()
    await until { !wire.sent.isEmpty }
    outlet.forget(1)
    await asked
    #expect(outlet.permission == .unavailable)
  }
}

import Foundation
import TestSupport
import Testing
import WebElements

@testable import WebHost

@MainActor struct SessionTests {
  private let session: Session
  private let page: RecordingPage
  private let uptime = Uptime(clock: ManualClock())

  init() {
    var limits = HostLimits()
    limits.kept = 10
    limits.waitingEffects = 2
    session = Session(
      limits: limits,
      uploads: FileManager.default.temporaryDirectory,
      site: SitePath(nil),
      now: .zero
    )
    page = RecordingPage(PageRequest(), session)
    session.open(page)
    page.show("a", title: "T")
  }

  @Test func `A change before the socket connects is not lost`() {
    let document = session.takeDocument()
    #expect(document?.title == "T")
    page.show("b", title: "U", effects: [.focus(2), .announce("x"), .announce("y")])
    connect(after: 0)
    #expect(
      frame() == #"{"n":1,"a":0,"o":[["v",2,"b"]],"e":[["focus",2],["announce","x"]],"t":"U"}"#
    )
    #expect(frame() == nil)
  }

  @Test func `A page is notified when it is hidden or shown`() {
    start()
    receive(1, .hide)
    #expect(frame() == #"{"n":2,"a":1}"#)
    receive(2, .show)
    disconnect()
    #expect(page.seen == [true, false, true, false])
    #expect(page.events.isEmpty)
  }

  @Test func `A page that is rendered late is sent completely`() {
    let late = Session(
      limits: HostLimits(),
      uploads: FileManager.default.temporaryDirectory,
      site: SitePath(nil),
      now: .zero
    )
    let page = RecordingPage(PageRequest(), late)
    late.open(page)
    #expect(late.takeDocument() == nil)
    let link = Link(session: late, limits: HostLimits(), uptime: uptime)
    late.connect(link, after: -1)
    #expect(late.nextFrame() == nil)
    page.show("a")
    #expect(text(late.nextFrame())?.contains(#""r":"<main"#) == true)
  }

  @Test func `An event is acknowledged even if nothing changes`() {
    start()
    receive(1, .click)
    #expect(frame() == #"{"n":2,"a":1}"#)
    #expect(frame() == nil)
  }

  @Test func `A repeated event is handled once, and an outdated event is ignored`() {
    start()
    receive(2, .input, .text("b"))
    receive(2, .input, .text("b"))
    receive(1, .input, .text("old"))
    receive(3, .click)
    #expect(
      page.events == [
        PageEvent(element: 2, name: .input, value: .text("b")), PageEvent(element: 2, name: .click),
      ]
    )
  }

  @Test func `Late events of a previous document are counted separately`() {
    start()
    receive(1, .input, .text("b"))
    let former = session.events
    session.moveToNewDocument(at: .zero)
    connect(after: -1)
    // The tap right before a reload counts, but hiding the former document does not.
    receive(2, .click, of: former)
    receive(3, .hide, of: former)
    #expect(frame()?.hasPrefix(#"{"n":2,"a":0,"r":"#) == true)
    receive(1, .click)
    #expect(frame() == #"{"n":3,"a":1}"#)
    let click = PageEvent(element: 2, name: .click)
    #expect(
      page.events == [PageEvent(element: 2, name: .input, value: .text("b")), click, click]
    )
    #expect(page.seen == [true, true])
  }

  @Test func `A value reported by the browser is not sent back`() {
    start()
    page.onReceive = { [page] _ in page.show("ab") }
    receive(1, .input, .text("ab"))
    #expect(frame() == #"{"n":2,"a":1}"#)
  }

  @Test func `A rejected value is reset in the browser`() {
    start()
    // The element stays identical, but the browser's field has another value.
    receive(1, .input, .text("abcdef"))
    #expect(frame() == #"{"n":2,"a":1,"o":[["v",2,"a"]]}"#)
  }

  @Test func `A rejected step back is reverted`() {
    page.show("a", addresses: ["/", "/a", "/a/b"])
    start()
    receive(1, .back, .number(1))
    #expect(frame() == #"{"n":2,"a":1,"d":["/","/a","/a/b"]}"#)
    page.onReceive = { [page] _ in page.show("a", addresses: ["/", "/a"]) }
    receive(2, .back, .number(1))
    #expect(frame() == #"{"n":3,"a":2}"#)
  }

  @Test func `Events of unknown elements change nothing in the browser`() {
    start()
    for element in [0, -1, 99, Int.max] {
      receive(element == 0 ? 1 : 100 + page.events.count, .click, from: element)
    }
    #expect(page.events.count == 4)
    #expect(frame()?.contains("\"o\"") == false)
  }

  @Test func `A browser that missed a frame gets the whole tree`() {
    start()
    page.show("b")
    #expect(frame() == #"{"n":2,"a":0,"o":[["v",2,"b"]]}"#)
    page.show("c", addresses: ["/", "/a"], kept: ["k": "v"])
    // Frame 2 never arrived.
    connect(after: 1)
    #expect(
      frame() == #"{"n":3,"a":0,"r":"<main id=\"n1\"><input id=\"n2\" value=\"c\" "#
        + #"data-on=\"input\"></main>","t":"T","d":["/","/a"],"k":[["k","v"]]}"#
    )
  }

  @Test func `A browser that missed no frame gets only the changes`() {
    start()
    disconnect()
    page.show("b", title: "T", effects: [.vibrate([1])])
    connect(after: 1)
    // The vibration is left out, because a late vibration would be confusing.
    #expect(frame() == #"{"n":2,"a":0,"o":[["v",2,"b"]]}"#)
  }

  @Test func `View state beyond the limit loses its largest entries`() {
    start()
    page.show("a", title: "T", kept: ["a": "12345", "b": "1234567890", "c": "12"])
    #expect(frame() == #"{"n":2,"a":0,"k":[["a","12345"],["c","12"]]}"#)
    page.show("a", title: "T", kept: ["a": "12345"])
    #expect(frame() == #"{"n":3,"a":0,"k":[["c",null]]}"#)
  }

  // MARK: Helpers

  private func start() {
    _ = session.takeDocument()
    connect(after: 0)
    #expect(frame() == #"{"n":1,"a":0}"#)
  }

  private func connect(after frame: Int) {
    session.connect(
      Link(session: session, limits: HostLimits(), uptime: uptime),
      after: frame
    )
  }

  private func disconnect() {
    if let link = session.link { session.disconnect(link, at: .zero) }
  }

  private func frame() -> String? { text(session.nextFrame()) }

  private func text(_ json: [UInt8]?) -> String? {
    json.map { String(decoding: $0, as: UTF8.self) }
  }

  private func receive(
    _ sequence: Int,
    _ name: EventName,
    _ value: PageEvent.Value = .none,
    from element: Int = 2,
    of document: DocumentEvents? = nil
  ) {
    let event = PageEvent(element: element, name: name, value: value)
    session.receive(
      EventMessage(sequence: sequence, event: event),
      of: document ?? session.events
    )
  }
}

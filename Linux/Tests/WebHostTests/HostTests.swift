import FlyingSocks
import Foundation
import Testing
import TestSupport
import WebElements

@testable import WebHost

/// The host over real connections.
@Suite(.timeLimit(.minutes(5))) @MainActor final class HostTests {
  var host: WebHost?
  var pages: [RecordingPage] = []
  /// The results of uploads.
  var received: [Result<ReceivedFile, any Error>] = []
  let uploads: TemporaryFolder

  init() throws {
    uploads = try TemporaryFolder()
  }

  /// The second answer is too long to be written while the event is handled, so it is sent
  /// afterward.
  @Test(arguments: ["b", String(repeating: "a", count: 5_000)])
  func `A click is received and answered without another event`(text: String) async throws {
    try await serving { client, _ in
      pages[0].onReceive = { [pages] _ in pages[0].show(text) }
      try await client.send(masked(0x81, Array(#"[1,2,"click"]"#.utf8)))
      #expect(try await client.text() == #"{"n":2,"a":1,"o":[["v",2,"\#(text)"]]}"#)
      #expect(pages[0].events == [PageEvent(element: 2, name: .click)])
    }
  }

  @Test func `A message in several frames is received as one event`() async throws {
    try await serving { client, _ in
      let bytes = Array(#"[1,2,"input","t","é"]"#.utf8)
      try await client.send(masked(0x01, Array(bytes[..<19])) + masked(0x00, []))
      try await client.send(masked(0x80, Array(bytes[19...])))
      #expect(try await client.text() == #"{"n":2,"a":1,"o":[["v",2,"a"]]}"#)
      #expect(
        pages[0].events == [PageEvent(element: 2, name: .input, value: .text("é"))]
      )
    }
  }

  @Test func `Events received together are handled in order`() async throws {
    try await serving { client, _ in
      pages[0].onReceive = { [pages] event in pages[0].show("\(event.element)") }
      let events = (1...3).flatMap { masked(0x81, Array("[\($0),\($0 + 1),\"click\"]".utf8)) }
      try await client.send(events)
      while try await client.text().contains(#""a":3"#) == false {}
      #expect(pages[0].events == (2...4).map { PageEvent(element: $0, name: .click) })
      // A later single event is handled as well.
      try await client.send(masked(0x81, Array(#"[4,9,"click"]"#.utf8)))
      #expect(try await client.text().contains(#""a":4"#))
    }
  }

  @Test func `Messages are compressed if both sides agree`() async throws {
    let long = String(repeating: "Read a book. ", count: 100)
    try await serving { _, port in
      var client = try await TestClient(port: port)
      try await client.openLive(port: port, packed: true)
      pages[1].onReceive = { [pages] _ in pages[1].show(long + "!") }
      let message = Array(#"[1,2,"input","t","\#(long)"]"#.utf8)
      let packed = try #require(Deflate.message(message))
      // The message is sent in fragments, of which only the first is marked as compressed.
      try await client.send(masked(0x41, Array(packed.prefix(9))))
      try await client.send(masked(0x80, Array(packed.dropFirst(9))))
      let answer = try await client.frame()
      #expect(answer.first == 0xC1)
      #expect(answer.payload.count < 100)
      let text = try Deflate.unpack(message: answer.payload, limit: 2_000)
      #expect(String(decoding: text, as: UTF8.self) == #"{"n":2,"a":1,"o":[["v",2,"\#(long)!"]]}"#)
      #expect(pages[1].events == [PageEvent(element: 2, name: .input, value: .text(long))])
      // Short messages are sent uncompressed.
      pages[1].onReceive = { [pages] _ in pages[1].show("b") }
      try await client.send(masked(0x81, Array(#"[2,2,"click"]"#.utf8)))
      #expect(try await client.text() == #"{"n":3,"a":2,"o":[["v",2,"b"]]}"#)
      try client.close()
    }
  }

  @Test func `A compressed message that is too large or damaged ends only its socket`() async throws
  {
    let bomb = try #require(Deflate.message([UInt8](repeating: 0x20, count: 10_000_000)))
    try await serving { client, port in
      for (payload, code) in [(bomb, 1_009), ([0xFF, 0xFF], 1_002)] as [([UInt8], UInt16)] {
        var other = try await TestClient(port: port)
        try await other.openLive(port: port, packed: true)
        try await other.send(masked(0xC1, payload))
        #expect(try await other.closeCode() == code)
        try other.close()
      }
      #expect(pages.allSatisfy { $0.events.isEmpty && !$0.isClosed })
      // This client did not negotiate compression.
      try await client.send(masked(0xC1, bomb))
      #expect(try await client.closeCode() == 1_002)
    }
  }

  @Test func `A ping is answered`() async throws {
    try await serving { client, _ in
      try await client.send(masked(0x89, [1, 2, 3]))
      let pong = try await client.frame()
      #expect(pong.first == 0x8A)
      #expect(pong.payload == [1, 2, 3])
    }
  }

  @Test(
    arguments: [
      (masked(0x81, Array(repeating: 0x20, count: 65_537)), 1_009),
      (
        masked(0x01, Array(repeating: 0x20, count: 40_000))
          + masked(0x80, Array(repeating: 0x20, count: 40_000)), 1_009
      ),
      ([0x81, 0xFF, 0x7F] + Array(repeating: 0xFF, count: 11), 1_009),
      (masked(0x81, Array("no event".utf8)), 1_008),
      (masked(0x81, [0xFF, 0xFE]), 1_008),
      (masked(0x82, [1]), 1_003),
      (masked(0x80, [1]), 1_002),
      ([0x81, 0x01, 0x20], 1_002),
      (masked(0x88, [0x03, 0xE8]), 1_000),
    ] as [([UInt8], UInt16)]
  )
  func `An invalid message ends only its socket`(bytes: [UInt8], code: UInt16) async throws {
    try await serving { client, port in
      try await client.send(bytes)
      #expect(try await client.closeCode() == code)
      #expect(pages[0].events.isEmpty)
      #expect(!pages[0].isClosed)
      // The host continues to serve other clients.
      var other = try await TestClient(port: port)
      try await other.openLive(port: port)
      try other.close()
    }
  }

  /// Pings count toward the rate of events.
  @Test(arguments: [false, true])
  func `Messages beyond the rate are delayed, and none is lost`(isPing: Bool) async throws {
    var limits = HostLimits()
    limits.eventBurst = 10
    limits.eventsPerSecond = 20
    try await serving(limits) { client, _ in
      let start = ContinuousClock.now
      for sequence in 1..<20 {
        let event = masked(0x81, Array(#"[\#(sequence),2,"click"]"#.utf8))
        try await client.send(isPing ? masked(0x89, []) : event)
      }
      try await client.send(masked(0x81, Array(#"[20,2,"click"]"#.utf8)))
      while try await client.text().contains(#""a":20"#) == false {}
      #expect(pages[0].events.count == (isPing ? 1 : 20))
      // Ten messages exceed the burst, and take half a second at 20 messages a second.
      #expect(start.duration(to: .now) >= .milliseconds(490))
    }
  }

  @Test(
    arguments: [
      ("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 17_000))", "431"),
      ("GET /\(String(repeating: "x", count: 20_000)) HTTP/1.1\r\n\r\n", "431"),
      ("POST /page HTTP/1.1\r\nContent-Length: 500000\r\n\r\n", "413"),
      ("POST /pass-code HTTP/1.1\r\nContent-Length: 4097\r\n\r\n", "413"),
      ("POST /x/../pass-code HTTP/1.1\r\nContent-Length: 4097\r\n\r\n", "413"),
      ("GET / HTTP/1.1\r\nX: a\nHost: 127.0.0.1\r\n\r\n", "400"),
      ("GET /upload/%2E%2E/none.css HTTP/1.1\r\n\r\n", "400"),
      ("GET /upload/%2e./none.css HTTP/1.1\r\n\r\n", "400"),
      ("POST /page HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", "411"),
      ("nonsense\r\n\r\n", "400"),
      ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "403"),
      ("GET / HTTP/1.1\r\n\r\n", "403"),
    ])
  func `An invalid request or a request beyond the limits is refused`(
    request: String,
    status: String
  ) async throws {
    try await serving { _, port in
      var client = try await TestClient(port: port)
      try await client.send(request)
      #expect(try await client.response().hasPrefix("HTTP/1.1 \(status) "))
      try client.close()
      #expect(pages.count == 1)
    }
  }

  @Test func `A client that never finishes a request is disconnected`() async throws {
    var limits = HostLimits()
    limits.requestDeadline = .milliseconds(50)
    let host = makeHost(limits: limits)
    let port = try #require(try await host.start().first?.port)
    for start in ["", "GET / HT", "POST /page HTTP/1.1\r\nContent-Length: 5\r\n\r\nab"] {
      let client = try await TestClient(port: port)
      try await client.send(start)
      try await client.waitForEnd()
      try client.close()
    }
    await host.stop()
  }

  @Test func `A connection beyond the limit is refused`() async throws {
    var limits = HostLimits()
    limits.connections = 2
    try await serving(limits) { _, port in
      var second = try await TestClient(port: port)
      try await second.send("GET /none.css HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
      #expect(try await second.response().hasPrefix("HTTP/1.1 404 "))
      var third = try await TestClient(port: port)
      let refusal = try await third.response()
      #expect(refusal.hasPrefix("HTTP/1.1 503 "))
      #expect(refusal.hasSuffix("Close a window, then try again.\n"))
      try await third.waitForEnd()
      try third.close()
      try second.close()
    }
  }

  @Test func `A silent browser is pinged and then disconnected`() async throws {
    let clock = ManualClock()
    try await serving(clock: clock) { client, _ in
      let session = try #require(host?.sessions.all.first)
      clock.advance(by: .seconds(31))
      host?.sessions.sweep()
      #expect(try await client.frame().first == 0x89)
      clock.advance(by: .seconds(60))
      host?.sessions.sweep()
      #expect(try await client.closeCode() == 1_001)
      await until { session.link == nil }
      #expect(!pages[0].isClosed)
    }
  }

  @Test(arguments: [(UInt8(0xE9), true), (0xE8, false)])
  func `Only the page of a tab that leaves is closed after ten seconds`(
    code: UInt8,
    leaves: Bool
  ) async throws {
    let clock = ManualClock()
    try await serving(clock: clock) { client, _ in
      let session = try #require(host?.sessions.all.first)
      try await client.send(masked(0x88, [0x03, code]))
      #expect(try await client.closeCode() == 1_000)
      await until { session.link == nil }
      #expect(host?.sessions[session.token.text] === session)
      clock.advance(by: .seconds(9))
      host?.sessions.sweep()
      #expect(!pages[0].isClosed)
      clock.advance(by: .seconds(1))
      host?.sessions.sweep()
      #expect(pages[0].isClosed == leaves)
      #expect(host?.sessions.all.isEmpty == leaves)
    }
  }

  @Test func `Stopping ends pages and connections`() async throws {
    try await serving { client, port in
      await host?.stop()
      #expect(try await client.closeCode() == 1_001)
      #expect(pages[0].isClosed)
      // The port is free again.
      let again = makeHost(port: port)
      _ = try await again.start()
      await again.stop()
    }
  }

  @Test func `A host that can't start throws an error with the reason`() async throws {
    try await serving { _, port in
      await #expect(throws: HostError.portInUse(port)) {
        try await self.makeHost(port: port).start()
      }
    }
    await #expect(throws: HostError.invalidPort(70_000)) {
      try await self.makeHost(port: 70_000).start()
    }
    await #expect(throws: HostError.invalidAddress("example.org")) {
      try await self.makeHost(address: "example.org").start()
    }
    await #expect(throws: HostError.invalidAddress("203.0.113.9")) {
      try await self.makeHost(address: "203.0.113.9", passCode: "1").start()
    }
    await #expect(throws: HostError.passCodeRequired(address: "0.0.0.0")) {
      try await self.makeHost(address: "0.0.0.0").start()
    }
    #expect(
      HostError.portInUse(8080).localizedDescription
        == "Port 8080 is in use by another program. Choose another port, or stop that program."
    )
  }

  // MARK: Helpers

  private func makeHost(
    address: String = "127.0.0.1",
    port: Int = 0,
    passCode: String? = nil,
    limits: HostLimits = HostLimits(),
    clock: any Clock<Duration> = ContinuousClock()
  ) -> WebHost {
    var configuration = HostConfiguration(
      address: address,
      port: port,
      signIn: passCode.map { SignInConfiguration(keeper: MemorySignInStore($0)) }
    )
    configuration.limits = limits
    configuration.uploads = uploads.url
    return WebHost(configuration: configuration, clock: clock) { [weak self] request, channel in
      let page = RecordingPage(request, channel)
      self?.pages.append(page)
      page.show("a")
      return page
    }
  }

  /// Runs `body` with a client while the host serves one page.
  ///
  /// - Parameter isLive: True if the client opens the page and its socket.
  func serving(
    _ limits: HostLimits = HostLimits(),
    clock: any Clock<Duration> = ContinuousClock(),
    isLive: Bool = true,
    _ body: (inout TestClient, _ port: Int) async throws -> Void
  ) async throws {
    let host = makeHost(limits: limits, clock: clock)
    self.host = host
    let port = try #require(try await host.start().first?.port)
    var client = try await TestClient(port: port)
    if isLive {
      try await client.openLive(port: port)
    } else {
      _ = host.sessions.open(PageRequest())
    }
    do { try await body(&client, port) } catch {
      await host.stop()
      throw error
    }
    try client.close()
    await host.stop()
  }
}

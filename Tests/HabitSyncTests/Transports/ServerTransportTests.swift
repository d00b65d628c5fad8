import Foundation
import Synchronization
import TestSupport
import Testing

@testable import HabitSync

@Suite(.timeLimit(.minutes(5)))
struct ServerTransportTests {
  private static let name = String(repeating: "1", count: 32)

  @Test func `A wait ends immediately when a file is changed`() async throws {
    try await withTemporaryFolder { folder in
      let files = HostedFiles(folder)
      let host = TestHost(files)
      let server = try TestServer { await host.reply(to: $0) }
      defer { server.stop() }
      let transport = ServerTransport(url: try server.url("/habits/"), token: TestHost.token)
      // Before the first listing, everything may be new.
      try await transport.waitForChange()
      #expect(try await transport.names() == [])

      let waiting = Task { try await transport.waitForChange() }
      while server.requests.last?.target.contains("/changes") != true, !Task.isCancelled {
        await Task.yield()
      }
      try await files.write(Self.name, [1])
      let start = ContinuousClock.now
      try await waiting.value
      // Without the change, the wait would take 30 seconds.
      #expect(ContinuousClock.now - start < .seconds(15))

      // A change since the last listing ends a wait immediately.
      try await transport.waitForChange()
      #expect(try await transport.names() == [Self.name])
      try await files.remove(Self.name)
      try await transport.waitForChange()
    }
  }

  @Test func `The server's error text is shown, shortened to 200 characters`() async throws {
    let server = try TestServer { _ in
      let detail = String(repeating: "x", count: 5_000)
      let body = Array(#"{"detail":"\#(detail)"}"#.utf8)
      return .answer(403, body, type: "application/problem+json")
    }
    defer { server.stop() }
    let transport = ServerTransport(url: try server.url("/"), token: "secret")
    let expected = SyncTransportError.isAway(String(repeating: "x", count: 200))
    await #expect(throws: expected) { try await transport.names() }
  }

  @Test(
    arguments: [
      TestReply.page(), .answer(404), .answer(200, Array("[]".utf8), type: "application/json"),
      .answer(200, Array("{}".utf8), type: "text/plain"), .page(401), .answer(204),
    ]
  )
  func `An answer that is not from a sync server causes an error`(reply: TestReply) async throws {
    let server = try TestServer { _ in reply }
    defer { server.stop() }
    let transport = ServerTransport(url: try server.url("/"), token: "secret")
    do throws(SyncTransportError) {
      _ = try await transport.names()
      Issue.record("the answer was taken for a server's")
    } catch {
      guard case .isAway = error else {
        Issue.record("\(error)")
        return
      }
    }
    await #expect(throws: SyncTransportError.self) { try await transport.read(Self.name, limit: 9) }
  }

  @Test func `An HTML page is not accepted as the answer to a write or a removal`() async throws {
    let server = try TestServer { _ in .page() }
    defer { server.stop() }
    let transport = ServerTransport(url: try server.url("/"), token: "secret")
    let expected = SyncTransportError.isAway(HTTPAnswer.pageReason)
    await #expect(throws: expected) { try await transport.write(Self.name, [1]) }
    await #expect(throws: expected) { try await transport.remove(Self.name) }
  }

  @Test func `A wait continues while the answer has no change`() async throws {
    let requestCount = Mutex(0)
    let server = try TestServer { request in
      let isQuestion = request.target.contains("/changes")
      let count = requestCount.withLock { number in
        if isQuestion { number += 1 }
        return number
      }
      let body = #"{"change":"\#(count < 3 ? "a" : "b")","files":[]}"#
      return .answer(200, Array(body.utf8), type: "application/json")
    }
    defer { server.stop() }
    let transport = ServerTransport(url: try server.url("/"), token: "secret")
    #expect(try await transport.names() == [])
    try await transport.waitForChange()
    #expect(requestCount.withLock { $0 } == 3)
  }
}

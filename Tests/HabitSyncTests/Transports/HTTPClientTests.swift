import Foundation
import TestSupport
import Testing

@testable import HabitSync

// The networking part of Foundation is a separate module on Linux.
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(5))) struct HTTPClientTests {
  /// With `invalidateAndCancel`, Foundation on Linux ends the program within some hundred requests.
  @Test func `A client may be released while its last request is canceled`() async throws {
    let count = RandomCases.count(of: 1_000)
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<count { try await Self.exceedLimit() }
        }
      }
      try await group.waitForAll()
    }
  }

  /// Sends a request, which is canceled because the response is too large.
  private static func exceedLimit() async throws {
    let response = "HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\nhello"
    let server = try TestServer { _ in .raw(response, stalls: true) }
    defer { server.stop() }
    let request = URLRequest(url: try server.url("/"))
    await #expect(throws: HTTPFailure.self) {
      try await HTTPClient(HTTPTimeouts()).answer(to: request, limit: 10)
    }
  }
}

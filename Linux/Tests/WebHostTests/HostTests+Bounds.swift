import Foundation
import Testing
import TestSupport
import WebElements

@testable import WebHost

/// Requests and messages that no browser sends, and clients that stop reading.
extension HostTests {
  @Test func `The socket of a browser that stops reading is closed`() async throws {
    var limits = HostLimits()
    limits.writeDeadline = .milliseconds(50)
    try await serving(limits) { _, _ in
      let session = try #require(host?.sessions.all.first)
      // The text is longer than the socket buffers of both ends together.
      pages[0].show(String(repeating: "a", count: 16 << 20))
      await until { session.link == nil }
      #expect(!pages[0].isClosed)
    }
  }

  @Test(arguments: ["/upload/..", "/upload/../", "/upload/./../"])
  func `The body of a request is not read as the next request`(path: String) async throws {
    try await serving { _, port in
      var client = try await TestClient(port: port)
      let host = "Host: 127.0.0.1:\(port)\r\n"
      let body = "GET /none.css HTTP/1.1\r\n\(host)\r\n"
      for _ in 0..<2 {
        try await client.send(
          "GET \(path) HTTP/1.1\r\n\(host)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
        )
        #expect(try await client.response().hasPrefix("HTTP/1.1 200 "))
      }
      #expect(pages.count == 3)
      try client.close()
    }
  }

  @Test func `A HEAD request gets the headers of GET and opens no page`() async throws {
    try await serving { _, port in
      var heads: [[Substring]] = []
      for method in ["GET", "HEAD"] {
        var client = try await TestClient(port: port)
        try await client.send("\(method) / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        heads.append(try await client.head().split(separator: "\r\n").sorted())
        // The page of the GET request is created after its head was sent.
        await until { pages.count == 2 }
        try client.close()
      }
      #expect(heads[0] == heads[1])
      #expect(pages.count == 2)
    }
  }
}

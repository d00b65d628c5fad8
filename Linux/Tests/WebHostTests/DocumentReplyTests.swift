import FlyingFox
import Foundation
import Synchronization
import Testing

@testable import WebHost

/// A document that is sent in two parts.
struct DocumentReplyTests {
  private func pieces(
    version: HTTPVersion = .http11,
    accepting: String = ""
  ) async throws -> [Data] {
    let pieces = Mutex<[Data]>([])
    let document = DocumentReply(
      head: HTTPResponse(statusCode: .ok, headers: HTTPHeaders([.contentType: "text/html"])),
      start: Array("<p>é".utf8)
    ) {
      // The browser already has the first part while the page is rendered.
      #expect(pieces.withLock(\.count) == 1)
      return Array("</p>".utf8)
    }
    let request = HTTPRequest.test(.GET, "/", [.acceptEncoding: accepting], version: version)
    try await document.write(for: request, keepsAlive: true) { piece in
      pieces.withLock { $0.append(piece) }
    }
    return pieces.withLock { $0 }
  }

  private func texts(_ pieces: [Data]) -> [String] {
    pieces.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `The parts are sent as chunks`() async throws {
    let pieces = texts(try await pieces())
    #expect(pieces[0].contains("\r\nTransfer-Encoding: chunked\r\n"))
    #expect(!pieces[0].contains("Content-Length"))
    #expect(pieces[0].hasSuffix("\r\n\r\n5\r\n<p>é\r\n"))
    #expect(pieces.dropFirst() == ["4\r\n</p>\r\n0\r\n\r\n"])
  }

  @Test func `A client without chunked transfer encoding gets the parts without chunk headers`()
    async throws
  {
    let pieces = texts(try await pieces(version: HTTPVersion("HTTP/1.0")))
    #expect(!pieces[0].contains("Transfer-Encoding"))
    #expect(pieces[0].hasSuffix("\r\n\r\n<p>é"))
    #expect(pieces.dropFirst() == ["</p>"])
  }

  @Test func `Compressed parts are one stream`() async throws {
    let pieces = try await pieces(version: HTTPVersion("HTTP/1.0"), accepting: "gzip")
    let end = Data("\r\n\r\n".utf8)
    let body = try #require(pieces[0].firstRange(of: end)).upperBound
    #expect(pieces[0].prefix(body).contains(Data("Content-Encoding: gzip".utf8)))
    let whole = try gunzip(pieces[0].suffix(from: body) + pieces[1])
    #expect(String(decoding: whole, as: UTF8.self) == "<p>é</p>")
  }
}

extension Data {
  fileprivate func contains(_ other: Data) -> Bool { firstRange(of: other) != nil }
}

import FlyingFox
import Foundation
import Testing

@testable import WebHost

/// Compression: documents with `gzip`, messages with RFC 7692.
struct DeflateTests {
  private let text = Array(String(repeating: "Read a book. ", count: 200).utf8)

  // MARK: Documents

  @Test(
    arguments: [
      ("gzip", true), ("deflate, gzip;q=1.0, *;q=0.5", true), ("GZIP", true), ("br", false),
      ("gzip;q=0", false), ("gzip; q=0.0", false), ("x-gzip", false), ("", false),
    ]
  )
  func `A document is compressed for clients that accept gzip`(accepted: String, takes: Bool)
    async throws
  {
    let request = HTTPRequest.test(.GET, "/", [.acceptEncoding: accepted])
    #expect(request.takesGzip == takes)
    let whole = Data(text)
    let response = HTTPResponse(
      statusCode: .ok,
      headers: [.contentType: "text/html; charset=utf-8"],
      body: whole
    )
    let sent = try await response.compressed(for: request)
    #expect(sent.headers[.contentEncoding] == (takes ? "gzip" : nil))
    #expect(sent.headers[.vary] == "Accept-Encoding")
    let body = try await sent.bodyData
    #expect(try takes ? gunzip(body) == whole && body.count < 100 : body == whole)
  }

  @Test func `A short or already compressed document stays unchanged`() async throws {
    for (type, body) in [("text/html", Array(text.prefix(200))), ("font/woff2", text)] {
      let response = HTTPResponse(
        statusCode: .ok,
        headers: [.contentType: type],
        body: Data(body)
      )
      let sent = try await response.compressed(for: .test(.GET, "/", [.acceptEncoding: "gzip"]))
      #expect(sent.headers[.contentEncoding] == nil)
      #expect(try await sent.bodyData == Data(body))
    }
  }

  @Test(arguments: [(1, UInt8(0)), (2_000, 4)])
  func `A long document is compressed at the fastest level, and others at the default level`(
    times: Int,
    effort: UInt8
  ) throws {
    let whole = Data((0..<times).flatMap { _ in text })
    let packed = try #require(Deflate.gzip(whole))
    // RFC 1952, section 2.3.1: 4 means the fastest algorithm.
    #expect(packed[8] == effort)
    #expect(try gunzip(packed) == whole)
  }

  // MARK: Messages

  @Test func `A compressed message is decompressed to the same bytes`() throws {
    for message in [text, [], Array((0..<70_000).map { UInt8(truncatingIfNeeded: $0 * $0) })] {
      guard let packed = Deflate.message(message) else { continue }
      #expect(packed.count < message.count)
      #expect(try Deflate.unpack(message: packed, limit: message.count) == message)
    }
    #expect(try #require(Deflate.message(text)).count < 60)
    // Bytes without a pattern don't get smaller.
    #expect(Deflate.message([7]) == nil)
  }

  /// RFC 7692, sections 7.2.3.1 and 7.2.3.3: "Hello", compressed and stored.
  @Test(
    arguments: [
      [0xF2, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00],
      [0x00, 0x05, 0x00, 0xFA, 0xFF, 0x48, 0x65, 0x6C, 0x6C, 0x6F, 0x00],
    ] as [[UInt8]]
  )
  func `The examples of RFC 7692 are decompressed`(message: [UInt8]) throws {
    #expect(try Deflate.unpack(message: message, limit: 5) == Array("Hello".utf8))
    #expect(throws: Deflate.Failure.tooLarge) { try Deflate.unpack(message: message, limit: 4) }
  }

  @Test func `A message beyond the limit is not decompressed completely`() throws {
    let bomb = try #require(Deflate.message([UInt8](repeating: 0x20, count: 50_000_000)))
    #expect(bomb.count < 60_000)
    let clock = ContinuousClock()
    // Other programs may slow down one attempt, but not all of them.
    let times = (0..<10).map { _ in
      clock.measure {
        #expect(throws: Deflate.Failure.tooLarge) {
          try Deflate.unpack(message: bomb, limit: 65_536)
        }
      }
    }
    #expect(try #require(times.min()) < .milliseconds(50))
  }

  @Test(arguments: [[0xFF, 0xFF], [0x07], [0x03, 0x00, 0x00]] as [[UInt8]])
  func `An invalid stream is reported as damaged`(message: [UInt8]) {
    #expect(throws: Deflate.Failure.damaged) {
      try Deflate.unpack(message: message, limit: 1_000)
    }
  }

  @Test func `Only long text frames are compressed and marked, and an invalid mark is refused`()
    throws
  {
    let frame = WebSocketFrame(.text, payload: text)
    let packed = frame.deflated
    #expect(packed.encoded.first == 0xC1)
    #expect(packed.encoded.count < 70)
    #expect(try Deflate.unpack(message: packed.payload, limit: 10_000) == text)
    // Short frames and control frames are not compressed.
    #expect(WebSocketFrame(.text, payload: [7]).deflated.encoded == [0x81, 1, 7])
    #expect(WebSocketFrame(.ping, payload: text).deflated.isDeflated == false)
    // The answer to a tap fits in one network packet uncompressed.
    let answer = Array(repeating: UInt8(ascii: "a"), count: Deflate.leastMessage - 1)
    #expect(!WebSocketFrame(.text, payload: answer).deflated.isDeflated)
    #expect(WebSocketFrame(.text, payload: answer + [97]).deflated.isDeflated)

    var bytes = masked(0xC1, [1, 2])
    let received = try WebSocketFrame.take(from: &bytes, limit: 10, deflated: true)
    #expect(received == WebSocketFrame(.text, isDeflated: true, payload: [1, 2]))
    // The invalid frames: compression not negotiated; a control frame; not the message's first
    // frame; another reserved bit.
    for (first, deflated) in [(0xC1, false), (0xC9, true), (0xC0, true), (0xA1, true)] {
      var bytes = masked(UInt8(first), [1])
      #expect(throws: CloseCode.protocolError) {
        try WebSocketFrame.take(from: &bytes, limit: 10, deflated: deflated)
      }
    }
  }

  @Test(
    arguments: [
      (["permessage-deflate; client_max_window_bits"], true), (["permessage-deflate"], true),
      (["x-other, permessage-deflate;client_max_window_bits=9;server_max_window_bits=15"], true),
      (["permessage-deflate; server_max_window_bits=10", "permessage-deflate"], true),
      (["permessage-deflate; server_max_window_bits=10"], false),
      (["permessage-deflate; client_max_window_bits=16"], false),
      (["permessage-deflate; server_no_context_takeover; server_no_context_takeover"], false),
      (["permessage-deflate; unknown"], false), (["x-webkit-deflate-frame"], false), ([], false),
    ]
  )
  func `An extension offer is accepted if the host can meet it`(offers: [String], isTaken: Bool) {
    #expect(WebSocketExtension.accepts(offers) == isTaken)
  }
}

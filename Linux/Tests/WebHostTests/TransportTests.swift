import FlyingFox
import Testing

@testable import WebHost

struct TransportTests {
  @Test func `A request head is parsed`() throws {
    let head = try parse(
      "GET /live?page=a%20b HTTP/1.1\r\nHost: a:1\r\nX:  y z \r\nX: w\r\nY: a\tb"
    )
    let request = head.request
    #expect(request.method == .GET)
    #expect(request.target == HTTPRequest.Target(path: "/live", query: "page=a%20b"))
    #expect(request.headers.values(for: HTTPHeader("x")) == ["y z", "w"])
    #expect(request.headers[HTTPHeader("Y")] == "a\tb")
    #expect(head.keepsAlive)
    #expect(try !parse("GET / HTTP/1.1\r\nConnection: Close").keepsAlive)
    // A number that overflows exceeds any limit.
    let huge = try parse("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999")
    #expect(huge.length == Int.max)
  }

  @Test(
    arguments: [
      ("", .malformed), ("GET", .malformed), ("GET / HTTP/2", .malformed),
      ("GET http://a/ HTTP/1.1", .malformed), (" / HTTP/1.1", .malformed),
      ("GET / HTTP/1.1\r\nno colon", .malformed), ("GET / HTTP/1.1\r\nHost : a", .malformed),
      ("GET / HTTP/1.1\r\nX: y\r\n folded: z", .malformed),
      ("GET / HTTP/1.1\r\nHost: a\r\nhost: b", .malformed),
      ("GET / HTTP/1.1\r\nOrigin: a\r\norigin: b", .malformed),
      ("GET / HTTP/1.1\r\nContent-Length: -1", .malformed),
      ("GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2", .malformed),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked", .lengthRequired),
    ] as [(String, RequestError)]
  )
  func `An invalid request head is refused`(text: String, error: RequestError) {
    #expect(throws: error) { try parse(text) }
  }

  @Test(
    arguments: ["X: a\nHost: b", "X: a\rb", "X: a\0b", "X\0: a", "X: a\u{7F}b", "X: a\u{1B}["]
  )
  func `A control character in a head is refused`(line: String) {
    #expect(throws: RequestError.malformed) { try parse("GET / HTTP/1.1\r\nHost: a\r\n\(line)") }
    #expect(throws: RequestError.malformed) { try parse("GET /\(line.suffix(2)) HTTP/1.1") }
  }

  @Test func `A message of too many empty frames is refused`() throws {
    var messages = MessageBuffer(masked(0x01, []), limit: 100, takesDeflated: false)
    for _ in 0..<15 { messages.append(masked(0x00, [])) }
    let message = try messages.next()
    #expect(message == nil)
    messages.append(masked(0x00, []))
    #expect(throws: CloseCode.policyViolation) { try messages.next() }
  }

  @Test(arguments: [0, 1, 125, 126, 65_535, 65_536])
  func `A complete frame is parsed, and an incomplete frame stays in the buffer`(length: Int) throws
  {
    let payload = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
    let bytes = masked(0x81, payload)
    var buffer = bytes + [1, 2, 3]
    #expect(
      try WebSocketFrame.take(from: &buffer, limit: 1 << 20)
        == WebSocketFrame(.text, payload: payload)
    )
    #expect(buffer == [1, 2, 3])
    for count in [0, 1, min(5, bytes.count - 1), bytes.count - 1] {
      var part = Array(bytes.prefix(count))
      #expect(try WebSocketFrame.take(from: &part, limit: 1 << 20) == nil)
      #expect(part.count == count)
    }
  }

  @Test(
    arguments: [
      // The invalid frames: not masked; reserved bits; an unknown opcode; a fragmented ping; a ping
      // of 126 bytes.
      ([0x81, 0x00], .protocolError), ([0xC1, 0x80], .protocolError),
      ([0x83, 0x80], .protocolError), ([0x09, 0x80, 0, 0, 0, 0], .protocolError),
      ([0x89, 0xFE, 0, 126, 0, 0, 0, 0], .protocolError),
      // Lengths of 65,537 bytes and 2^64 - 1, which are rejected after the header.
      ([0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0], .messageTooBig),
      ([0x81, 0xFF] + Array(repeating: 0xFF, count: 12), .messageTooBig),
    ] as [([UInt8], CloseCode)]
  )
  func `An invalid frame is refused`(bytes: [UInt8], code: CloseCode) {
    var bytes = bytes
    #expect(throws: code) { try WebSocketFrame.take(from: &bytes, limit: 65_536) }
  }

  @Test func `A written frame contains its length`() {
    #expect(WebSocketFrame(.text, payload: [7]).encoded == [0x81, 1, 7])
    let long = WebSocketFrame(.text, payload: Array(repeating: 0, count: 300)).encoded
    #expect(Array(long.prefix(4)) == [0x81, 126, 1, 44])
    let longer = WebSocketFrame(.text, payload: Array(repeating: 0, count: 70_000)).encoded
    #expect(Array(longer.prefix(10)) == [0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70])
    #expect(WebSocketFrame.close(.messageTooBig).encoded == [0x88, 2, 0x03, 0xF1])
  }

  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1"), ("localhost", "127.0.0.1"), ("::1", "[::1]"),
    ("0.0.0.0", "0.0.0.0"), ("FE80::1", "[fe80::1]"), ("example.org", nil), ("", nil),
    ("127.1", nil), ("1.2.3.4:80", nil),
  ])
  func `A listen address must be numeric or localhost`(text: String, host: String?) {
    #expect(ListenAddress(text)?.urlHost == host)
  }

  private func parse(_ text: String) throws -> IncomingRequest {
    try IncomingRequest(parsing: Array(text.utf8))
  }
}

import FlyingSocks
import Foundation

@testable import WebHost

/// A client that reads and writes raw bytes, even bytes that no browser would send.
struct TestClient {
  private let socket: AsyncSocket
  private var buffer: [UInt8] = []

  init(port: Int) async throws {
    socket = try await AsyncSocket.connected(
      to: try .inet(ip4: "127.0.0.1", port: UInt16(port)) as sockaddr_in
    )
  }

  func send(_ bytes: [UInt8]) async throws {
    try await socket.write(Data(bytes))
  }

  func send(_ text: String) async throws {
    try await send(Array(text.utf8))
  }

  /// Reads a response with its body, chunked or not, and returns all of it.
  mutating func response() async throws -> String {
    let end = Array("\r\n\r\n".utf8)
    while buffer.firstRange(of: end) == nil { try await fill() }
    let head = String(decoding: buffer, as: UTF8.self)
    if head.contains("Transfer-Encoding: chunked") { return try await chunkedResponse() }
    let length = head.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
    let total = (buffer.firstRange(of: end)?.upperBound ?? 0) + length
    while buffer.count < total { try await fill() }
    defer { buffer.removeFirst(total) }
    return String(decoding: buffer.prefix(total), as: UTF8.self)
  }

  private mutating func chunkedResponse() async throws -> String {
    let end = Array("\r\n".utf8)
    var whole = try await line()
    while whole.suffix(2 * end.count) != end + end { whole += try await line() }
    while true {
      let size = try await line()
      let length = Int(String(decoding: size.dropLast(end.count), as: UTF8.self), radix: 16) ?? 0
      while buffer.count < length + end.count { try await fill() }
      whole += buffer.prefix(length)
      buffer.removeFirst(length + end.count)
      if length == 0 { return String(decoding: whole, as: UTF8.self) }
    }
  }

  /// Reads the head of a response, through its empty line.
  mutating func head() async throws -> String {
    var head = ""
    while !head.hasSuffix("\r\n\r\n") { head += String(decoding: try await line(), as: UTF8.self) }
    return head
  }

  /// Returns the bytes through the end of a line.
  mutating func line() async throws -> [UInt8] {
    while true {
      if let range = buffer.firstRange(of: Array("\r\n".utf8)) {
        defer { buffer.removeFirst(range.upperBound) }
        return Array(buffer.prefix(range.upperBound))
      }
      try await fill()
    }
  }

  /// Opens a page and its socket.
  ///
  /// - Parameter packed: True to offer message compression, as browsers do.
  mutating func openLive(port: Int, packed: Bool = false) async throws {
    try await send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    let page = try await response()
    guard let match = page.firstMatch(of: /name="page" content="([0-9a-f]+)"/) else {
      throw Unexpected(text: page)
    }
    try await send(
      """
      GET /live?page=\(match.1)&frame=0 HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Origin: http://127.0.0.1:\(port)\r
      Connection: Upgrade\r
      Upgrade: websocket\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      \(packed ? "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n" : "")\r

      """
    )
    let handshake = try await response()
    guard handshake.hasPrefix("HTTP/1.1 101 "),
      handshake.contains("permessage-deflate; server_no_context_takeover") == packed
    else { throw Unexpected(text: handshake) }
    guard try await text() == #"{"n":1,"a":0}"# else { throw Unexpected(text: "first frame") }
  }

  /// Returns the server's next frame: its first byte and its payload.
  mutating func frame() async throws -> (first: UInt8, payload: [UInt8]) {
    while buffer.count < 2 { try await fill() }
    let header = [126: 4, 127: 10][buffer[1]] ?? 2
    while buffer.count < header { try await fill() }
    let length =
      header == 2 ? Int(buffer[1]) : buffer[2..<header].reduce(0) { $0 << 8 | Int($1) }
    while buffer.count < header + length { try await fill() }
    defer { buffer.removeFirst(header + length) }
    return (buffer[0], Array(buffer[header..<(header + length)]))
  }

  mutating func text() async throws -> String {
    String(decoding: try await frame().payload, as: UTF8.self)
  }

  /// Reads until the server closes the WebSocket, and returns its close code, or nil if the
  /// connection ends without a code.
  mutating func closeCode() async throws -> UInt16? {
    while true {
      let frame: (first: UInt8, payload: [UInt8])
      do { frame = try await self.frame() } catch SocketError.disconnected { return nil }
      if frame.first == 0x88 { return UInt16(frame.payload[0]) << 8 | UInt16(frame.payload[1]) }
    }
  }

  /// Waits until the server ends the connection.
  func waitForEnd() async throws {
    do {
      while true { _ = try await socket.read(atMost: 4_096) }
    } catch SocketError.disconnected {
      return
    }
  }

  func close() throws {
    try socket.close()
  }

  private mutating func fill() async throws {
    buffer += try await socket.read(atMost: 4_096)
  }

  struct Unexpected: Error {
    let text: String
  }
}

/// Returns the bytes of a frame as a browser sends it.
///
/// - Parameter first: The first byte: the FIN bit, reserved bits, and the opcode.
func masked(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
  let mask: [UInt8] = [0x12, 0xA5, 0x00, 0xFF]
  let length: [UInt8] =
    switch payload.count {
    case ...125: [UInt8(payload.count)]
    case ...0xFFFF: [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default: [127] + (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 0xFF) }
    }
  return [first, length[0] | 0x80] + length.dropFirst() + mask
    + payload.enumerated().map { $1 ^ mask[$0 % 4] }
}

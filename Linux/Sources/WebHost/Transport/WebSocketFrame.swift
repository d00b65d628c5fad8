/// The status code of a closed socket (RFC 6455, section 7.4.1).
enum CloseCode: UInt16, Error {
  case normal = 1_000
  case goingAway = 1_001
  case protocolError = 1_002
  case unsupportedData = 1_003
  case policyViolation = 1_008
  case messageTooBig = 1_009
  /// A private code: the device was signed out.
  case signedOut = 4_401
}

/// A WebSocket frame (RFC 6455, section 5).
///
/// FlyingFox's decoder waits for as many bytes as a frame announces, up to 2^63. This decoder
/// rejects a long frame as soon as its header arrives.
struct WebSocketFrame: Hashable, Sendable {
  enum Opcode: UInt8 {
    case continuation = 0x0
    case text = 0x1
    case binary = 0x2
    case close = 0x8
    case ping = 0x9
    case pong = 0xA

    var isControl: Bool { rawValue >= 0x8 }
  }

  let opcode: Opcode
  let isFinal: Bool
  /// True if the message that starts with the frame is compressed (RFC 7692).
  let isDeflated: Bool
  let payload: [UInt8]

  init(_ opcode: Opcode, isFinal: Bool = true, isDeflated: Bool = false, payload: [UInt8]) {
    self.opcode = opcode
    self.isFinal = isFinal
    self.isDeflated = isDeflated
    self.payload = payload
  }

  static func close(_ code: CloseCode) -> Self {
    Self(.close, payload: [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)])
  }

  /// The status code of a close frame, or nil if it is missing or unknown.
  var closeCode: CloseCode? {
    guard opcode == .close, payload.count >= 2 else { return nil }
    return CloseCode(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
  }

  /// The frame, with its payload compressed if it is a text of at least ``Deflate/leastMessage``
  /// bytes that becomes smaller.
  var deflated: WebSocketFrame {
    guard opcode == .text, payload.count >= Deflate.leastMessage,
      let packed = Deflate.message(payload)
    else {
      return self
    }
    return WebSocketFrame(opcode, isFinal: isFinal, isDeflated: true, payload: packed)
  }

  /// The encoded frame without a mask, as servers send it.
  var encoded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(payload.count + 10)
    bytes.append((isFinal ? 0x80 : 0) | (isDeflated ? 0x40 : 0) | opcode.rawValue)
    switch payload.count {
    case ...125:
      bytes.append(UInt8(payload.count))
    case ...0xFFFF:
      bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      bytes.append(127)
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    }
    return bytes + payload
  }

  /// Removes and returns a client's frame from the start of `bytes`.
  ///
  /// - Parameters:
  ///   - limit: The maximum payload length in bytes.
  ///   - deflated: True if the payload may be compressed.
  /// - Returns: Nil if the frame is incomplete. `bytes` is then unchanged.
  /// - Throws: `CloseCode` for a protocol violation or an exceeded limit.
  static func take(
    from bytes: inout [UInt8],
    limit: Int,
    deflated: Bool = false
  ) throws(CloseCode) -> Self? {
    guard bytes.count >= 2 else { return nil }
    let isFinal = bytes[0] & 0x80 != 0
    // Clients must mask frames. Only the first reserved bit is used, for compression, at the start
    // of a message.
    let isDeflated = bytes[0] & 0x40 != 0
    guard bytes[0] & 0x30 == 0, let opcode = Opcode(rawValue: bytes[0] & 0x0F),
      bytes[1] & 0x80 != 0,
      !isDeflated || deflated && !opcode.isControl && opcode != .continuation
    else { throw .protocolError }

    let lengthBytes = [126: 2, 127: 8][bytes[1] & 0x7F] ?? 0
    let header = 2 + lengthBytes
    guard bytes.count >= header + 4 else { return nil }
    let length =
      lengthBytes == 0
      ? UInt64(bytes[1] & 0x7F)
      : bytes[2..<header].reduce(0) { $0 << 8 | UInt64($1) }
    if opcode.isControl, length > 125 || !isFinal { throw .protocolError }
    guard length <= limit else { throw .messageTooBig }

    let start = header + 4
    let end = start + Int(length)
    guard bytes.count >= end else { return nil }
    let payload = (start..<end).map { bytes[$0] ^ bytes[header + ($0 - start) % 4] }
    bytes.removeSubrange(..<end)
    return Self(opcode, isFinal: isFinal, isDeflated: isDeflated, payload: payload)
  }
}

/// A buffer that assembles the messages of a WebSocket from received bytes, within limits.
struct MessageBuffer {
  private var bytes: [UInt8]
  private var begun: WebSocketFrame?
  private let limit: Int
  private let takesDeflated: Bool
  /// The number of fragments of the current message.
  private var parts = 0
  /// The maximum number of fragments of a message. Browsers send one fragment. Because fragments
  /// may be empty, the byte limit does not limit their number.
  private static let mostParts = 16

  /// - Parameters:
  ///   - bytes: The bytes received so far.
  ///   - limit: The maximum length of a message in bytes.
  ///   - takesDeflated: True if messages may be compressed.
  init(_ bytes: [UInt8], limit: Int, takesDeflated: Bool) {
    self.bytes = bytes
    self.limit = limit
    self.takesDeflated = takesDeflated
  }

  mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  /// Returns the next complete message or control frame, or nil if there is none yet.
  ///
  /// - Throws: `CloseCode` for a protocol violation or an exceeded limit.
  mutating func next() throws(CloseCode) -> WebSocketFrame? {
    while let frame = try frame() {
      if let message = try whole(frame) { return try unpacked(message) }
    }
    return nil
  }

  private mutating func frame() throws(CloseCode) -> WebSocketFrame? {
    let room = limit - (begun?.payload.count ?? 0)
    return try WebSocketFrame.take(from: &bytes, limit: room, deflated: takesDeflated)
  }

  /// Returns the message that a frame completes, or nil if further frames belong to the message.
  ///
  /// Control frames between fragments close the socket, because browsers never send them for
  /// messages this short.
  private mutating func whole(_ frame: WebSocketFrame) throws(CloseCode) -> WebSocketFrame? {
    parts = begun == nil ? 1 : parts + 1
    guard parts <= Self.mostParts else { throw .policyViolation }
    switch (begun, frame.opcode) {
    case (nil, .continuation): throw .protocolError
    case (nil, _):
      begun = frame.isFinal ? nil : frame
      return frame.isFinal ? frame : nil
    case (let first?, .continuation):
      let joined = WebSocketFrame(
        first.opcode,
        isDeflated: first.isDeflated,
        payload: first.payload + frame.payload
      )
      begun = frame.isFinal ? nil : joined
      return frame.isFinal ? joined : nil
    case (_?, _): throw .protocolError
    }
  }

  /// Returns the message decompressed, with the same length limit as for uncompressed messages.
  private func unpacked(_ message: WebSocketFrame) throws(CloseCode) -> WebSocketFrame {
    guard message.isDeflated else { return message }
    do {
      let payload = try Deflate.unpack(message: message.payload, limit: limit)
      return WebSocketFrame(message.opcode, payload: payload)
    } catch {
      switch error {
      case .tooLarge: throw .messageTooBig
      case .damaged: throw .protocolError
      }
    }
  }
}

/// The messages of a WebSocket in the bytes that have come, never more than their bounds.
struct MessageBuffer {
  private var bytes: [UInt8]
  private var begun: WebSocketFrame?
  private let limit: Int
  private let takesDeflated: Bool
  /// The parts of the message that has begun.
  private var parts = 0
  /// The most parts of a message. Browsers send one. Parts may be empty, so the limit of bytes does
  /// not bound them.
  private static let mostParts = 16

  /// - Parameters:
  ///   - bytes: What has come already.
  ///   - limit: The bytes that a message may have.
  ///   - takesDeflated: Whether messages may come packed.
  init(_ bytes: [UInt8], limit: Int, takesDeflated: Bool) {
    self.bytes = bytes
    self.limit = limit
    self.takesDeflated = takesDeflated
  }

  mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  /// Takes the next complete message, or a control frame.
  /// - Returns: `nil` while there is none.
  /// - Throws: `CloseCode` for what a client must not send.
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

  /// The message that ends with a frame. The parts of a message are rare, and control frames between
  /// them rarer still: no browser sends either for messages this short, so a control frame there ends
  /// the socket.
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

  /// The message as it was before it was packed, which is bounded as those are that come as they are.
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

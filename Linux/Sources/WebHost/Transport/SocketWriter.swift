import FlyingSocks
import Foundation
import WebElements

/// A writer of WebSocket frames.
struct SocketWriter: Sendable {
  /// A frame, or the part of a frame that is not written yet.
  enum Piece: Hashable, Sendable {
    case frame(WebSocketFrame)
    case bytes(Data)
  }

  let socket: AsyncSocket
  /// True if both sides agreed on compression.
  let deflates: Bool
  let limits: HostLimits
  /// The maximum length in bytes of a frame that is compressed and written on the main actor.
  private static let short = 4 * 1_024

  func write(_ piece: Piece) async throws {
    switch piece {
    case .frame(let frame): try await socket.write(encoded(frame), limits)
    case .bytes(let bytes): try await socket.write(bytes, limits)
    }
  }

  /// Writes as much of a short frame as the system accepts immediately.
  ///
  /// - Returns: The rest to write, or nil if the whole frame was written.
  func begin(_ frame: WebSocketFrame) -> Piece? {
    guard frame.payload.count <= Self.short else { return .frame(frame) }
    let bytes = encoded(frame)
    do {
      let end = try socket.socket.write(bytes)
      return end == bytes.endIndex ? nil : .bytes(bytes[end...])
    } catch {
      // The buffer is full. Other errors recur in the regular write.
      return .bytes(bytes)
    }
  }

  private func encoded(_ frame: WebSocketFrame) -> Data {
    Data((deflates ? frame.deflated : frame).encoded)
  }
}

import FlyingSocks
import Foundation
import WebElements

/// Writes the frames of a WebSocket.
struct SocketWriter: Sendable {
  /// What is to be written: a frame, or what is left of one.
  enum Piece: Hashable, Sendable {
    case frame(WebSocketFrame)
    case bytes(Data)
  }

  let socket: AsyncSocket
  /// Whether both ends agreed on packed messages.
  let deflates: Bool
  let limits: HostLimits
  /// Bytes up to which a message is packed while others wait.
  private static let short = 4 * 1_024

  func write(_ piece: Piece) async throws {
    switch piece {
    case .frame(let frame): try await socket.write(encoded(frame), limits)
    case .bytes(let bytes): try await socket.write(bytes, limits)
    }
  }

  /// Writes a short frame as far as the system takes it at once.
  /// - Returns: What is left to be written.
  func begin(_ frame: WebSocketFrame) -> Piece? {
    guard frame.payload.count <= Self.short else { return .frame(frame) }
    let bytes = encoded(frame)
    do {
      let end = try socket.socket.write(bytes)
      return end == bytes.endIndex ? nil : .bytes(bytes[end...])
    } catch {
      // There is no room, which is waited for; whatever else it is, that meets the same.
      return .bytes(bytes)
    }
  }

  private func encoded(_ frame: WebSocketFrame) -> Data {
    Data((deflates ? frame.deflated : frame).encoded)
  }
}

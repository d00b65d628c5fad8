import FlyingSocks
import Foundation

/// Writes the frames of a WebSocket.
struct SocketWriter: Sendable {
  let socket: AsyncSocket
  /// Whether both ends agreed on packed messages.
  let deflates: Bool

  func write(_ frame: WebSocketFrame) async throws {
    try await socket.write(Data((deflates ? frame.deflated : frame).encoded))
  }
}

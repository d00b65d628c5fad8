import FlyingSocks
import Foundation
import WebElements

extension AsyncSocket {
  /// Writes data to a client that keeps reading.
  ///
  /// The data is written in pieces of `limits.writePiece` bytes. A slow client can therefore
  /// receive a long response, while a client that stops reading holds its connection for one
  /// deadline only.
  ///
  /// - Throws: `SocketError.disconnected` if the client does not accept a piece within
  ///   `limits.writeDeadline`.
  func write(_ data: Data, _ limits: HostLimits) async throws {
    var start = data.startIndex
    while start < data.endIndex {
      let piece = data[start...].prefix(limits.writePiece)
      start = piece.endIndex
      // Most pieces fit into the system's buffer, and a timer would cost more than the write.
      var taken = piece.startIndex
      do { taken = try socket.write(piece, from: taken) } catch SocketError.blocked {
        // The buffer is full. The code below writes the rest of the piece when there is space.
      }
      if taken < piece.endIndex {
        try await write(piece[taken...], deadline: limits.writeDeadline)
      }
    }
  }

  private func write(_ rest: Data, deadline: Duration) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.write(rest) }
      group.addTask {
        try await Task.sleep(for: deadline)
        // Shutting down the socket also ends other operations that wait for it.
        _ = shutdown(self.socket.file.rawValue, Int32(SHUT_RDWR))
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}

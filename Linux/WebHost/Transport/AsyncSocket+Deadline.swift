import FlyingSocks
import Foundation
import WebElements

extension AsyncSocket {
  /// Writes data to a client that keeps reading.
  ///
  /// The data goes out in pieces of `limits.writePiece` bytes, so that a slow client can take a long
  /// answer, and one that stops reading holds its connection for one deadline.
  ///
  /// - Throws: `SocketError.disconnected` if the client does not take a piece within
  ///   `limits.writeDeadline`.
  func write(_ data: Data, _ limits: HostLimits) async throws {
    var start = data.startIndex
    while start < data.endIndex {
      let piece = data[start...].prefix(limits.writePiece)
      start = piece.endIndex
      // Most pieces fit the system's buffer, and a timer costs more than they do.
      var taken = piece.startIndex
      do { taken = try socket.write(piece, from: taken) } catch SocketError.blocked {
        // The buffer is full. The rest of the piece waits for room below.
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
        // The connection is over, so whatever else waits for it ends as well.
        _ = shutdown(self.socket.file.rawValue, Int32(SHUT_RDWR))
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}

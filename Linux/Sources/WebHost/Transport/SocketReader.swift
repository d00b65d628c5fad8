import FlyingSocks
import Foundation
import WebElements

/// A reader of requests from a connection, within limits.
actor SocketReader {
  private let socket: AsyncSocket
  private let limits: HostLimits
  private let site: SitePath
  private var buffer: [UInt8] = []

  init(socket: AsyncSocket, limits: HostLimits, site: SitePath) {
    self.socket = socket
    self.limits = limits
    self.site = site
  }

  /// Returns the head of the next request, or nil if the client closed the connection.
  func request() async throws -> IncomingRequest? {
    guard let bytes = try await head() else { return nil }
    var incoming = try IncomingRequest(parsing: bytes)
    incoming.request.path = try site.local(incoming.request.path)
    return incoming
  }

  /// Returns the next piece of a body.
  ///
  /// - Parameter rest: The number of remaining bytes; above 0.
  func piece(of rest: Int) async throws -> [UInt8] {
    guard buffer.isEmpty else {
      let piece = Array(buffer.prefix(rest))
      buffer.removeFirst(piece.count)
      return piece
    }
    do {
      return try await socket.read(bytes: min(rest, Self.pieceLength))
    } catch SocketError.disconnected {
      throw RequestError.malformed
    }
  }

  /// The maximum length of a piece in bytes. Each piece has a deadline.
  private static let pieceLength = 64 * 1_024

  private func head() async throws -> ArraySlice<UInt8>? {
    let end = Array("\r\n\r\n".utf8)
    var scanned = 0
    while true {
      if let range = buffer[scanned...].firstRange(of: end) {
        guard range.lowerBound <= limits.requestHead else { throw RequestError.headTooLarge }
        let head = buffer[..<range.lowerBound]
        buffer.removeSubrange(..<range.upperBound)
        return head
      }
      guard buffer.count <= limits.requestHead else { throw RequestError.headTooLarge }
      scanned = max(0, buffer.count - end.count)
      guard try await fill() else { return nil }
    }
  }

  /// Waits until the client disconnects, and discards its input.
  func waitForEnd() async throws {
    repeat { buffer = [] } while try await fill()
  }

  /// Returns and removes the bytes after the last request, for a connection that becomes a
  /// WebSocket.
  func takeRest() -> [UInt8] {
    defer { buffer = [] }
    return buffer
  }

  /// Reads available bytes. Returns false at the end of the stream.
  private func fill() async throws -> Bool {
    do {
      buffer += try await socket.read(atMost: 4_096)
      return true
    } catch SocketError.disconnected {
      return false
    }
  }
}

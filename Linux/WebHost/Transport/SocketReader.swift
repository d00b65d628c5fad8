import FlyingFox
import FlyingSocks
import Foundation
import WebElements

/// A request whose body has not been read.
struct IncomingRequest: Sendable {
  var request: HTTPRequest
  /// True if the connection serves another request afterwards.
  let keepsAlive: Bool
  /// Bytes of the body.
  let length: Int

  /// True if the body is a file, which goes to disk and never into memory.
  var isFile: Bool { FilePath.takesFile(request.path) }
}

/// Reads requests off a connection, never more than their bounds.
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

  /// The head of the next request; `nil` when the client has none.
  func request() async throws -> IncomingRequest? {
    guard let bytes = try await head() else { return nil }
    let head = try RequestHead(parsing: bytes)
    // FlyingFox decodes the path and resolves its dot segments. Everything below goes by the result,
    // so that the body belongs to the request that is answered.
    var request = HTTPRequest(
      method: head.method,
      version: head.version,
      target: head.target,
      headers: head.headers,
      body: HTTPBodySequence(data: Data())
    )
    // Only those that were encoded are left, as no browser sends them.
    guard !request.path.split(separator: "/").contains(where: { [".", ".."].contains($0) }) else {
      throw RequestError.malformed
    }
    request.path = try site.local(request.path)
    return IncomingRequest(
      request: request,
      keepsAlive: head.keepsAlive,
      length: head.contentLength
    )
  }

  /// The next piece of a body.
  /// - Parameter rest: The bytes of the body that have not been read; above 0.
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

  /// The bytes of a body that are read and waited for at a time: each piece has a deadline.
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

  /// Waits until the client is gone. What it still sends is read past.
  func waitForEnd() async throws {
    repeat { buffer = [] } while try await fill()
  }

  /// The bytes that came after the last request, which are no longer kept: for when the connection
  /// becomes a WebSocket.
  func takeRest() -> [UInt8] {
    defer { buffer = [] }
    return buffer
  }

  /// Reads what is there. Returns whether there was anything before the end.
  private func fill() async throws -> Bool {
    do {
      buffer += try await socket.read(atMost: 4_096)
      return true
    } catch SocketError.disconnected {
      return false
    }
  }
}

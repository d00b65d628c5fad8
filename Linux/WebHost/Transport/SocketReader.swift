import FlyingFox
import FlyingSocks
import Foundation
import WebElements

/// A request as it came in.
struct IncomingRequest: Sendable {
  let request: HTTPRequest
  /// Whether the connection serves another request afterwards.
  let keepsAlive: Bool
  /// Bytes of the file that is still to be read as the request's body; 0 for all other requests.
  let fileLength: Int
  /// Bytes of a body that is longer than anybody may send, and was not read; 0 for all other requests.
  let longLength: Int
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

  /// The next request, with its body unless that is a file; `nil` when the client has none.
  func request() async throws -> IncomingRequest? {
    guard let bytes = try await head() else { return nil }
    let head = try RequestHead(parsing: bytes)
    let target = try site.local(head.target)
    let isFile = FilePath.takesFile(target.path())
    let isLong = !isFile && head.contentLength > limits.requestBody
    let body = isFile || isLong ? Data() : try await readBody(of: head)
    let request = HTTPRequest(
      method: head.method,
      version: head.version,
      target: target,
      headers: head.headers,
      body: HTTPBodySequence(data: body)
    )
    return IncomingRequest(
      request: request,
      keepsAlive: head.keepsAlive,
      fileLength: isFile ? head.contentLength : 0,
      longLength: isLong ? head.contentLength : 0
    )
  }

  private func readBody(of head: RequestHead) async throws -> Data {
    while buffer.count < head.contentLength {
      guard try await fill() else { throw RequestError.malformed }
    }
    defer { buffer.removeFirst(head.contentLength) }
    return Data(buffer.prefix(head.contentLength))
  }

  /// The next piece of a file.
  /// - Parameter rest: How many bytes of it are still to come; above 0.
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

  /// The bytes of a file that are read, written and waited for at a time: each has a deadline.
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

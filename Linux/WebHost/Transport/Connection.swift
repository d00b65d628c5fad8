import FlyingFox
import FlyingSocks
import Foundation
import WebElements

/// What becomes of a request.
enum Reply {
  case response(HTTPResponse)
  /// The connection goes on as the socket of a page, once `handshake` is sent.
  case live(Link, handshake: HTTPResponse)
}

/// One client's connection: its requests in turn, until it ends or becomes a page's socket.
struct Connection: Sendable {
  let socket: AsyncSocket
  let limits: HostLimits
  let reply: @Sendable (HTTPRequest) async -> Reply

  /// Serves until the client is done.
  /// - Throws: What the socket throws when the client is gone in the middle of something.
  func serve() async throws {
    let reader = SocketReader(socket: socket, limits: limits)
    do {
      while let (request, keepsAlive) = try await nextRequest(from: reader) {
        switch await reply(request) {
        case .response(let response):
          let body = try await response.bodyData
          try await socket.write(
            response.encoded(
              body: request.method == .HEAD ? nil : body,
              length: body.count,
              keepsAlive: keepsAlive
            )
          )
          if !keepsAlive { return }
        case .live(let link, let handshake):
          try await socket.write(handshake.encoded(body: nil, length: nil, keepsAlive: true))
          try await link.run(reading: reader, writingTo: socket)
          return
        }
      }
    } catch let error as RequestError {
      let response = HTTPResponse(statusCode: error.status)
      try await socket.write(response.encoded(body: nil, length: 0, keepsAlive: false))
    }
  }

  /// The next request; `nil` also when it does not arrive in time.
  private func nextRequest(
    from reader: SocketReader
  ) async throws -> (HTTPRequest, keepsAlive: Bool)? {
    try await withThrowingTaskGroup(of: (HTTPRequest, keepsAlive: Bool)?.self) { group in
      group.addTask { try await reader.request() }
      group.addTask {
        try await Task.sleep(for: limits.requestDeadline)
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }
}

extension HTTPResponse {
  /// - Parameters:
  ///   - body: Left out in the answer to HEAD.
  ///   - length: The body's length to tell; `nil` where there can be none, as in a handshake.
  fileprivate func encoded(body: Data?, length: Int?, keepsAlive: Bool) -> Data {
    var head = "HTTP/1.1 \(statusCode.code) \(statusCode.phrase)\r\n"
    for (header, value) in headers { head += "\(header.rawValue): \(value)\r\n" }
    if let length { head += "Content-Length: \(length)\r\n" }
    if !keepsAlive { head += "Connection: close\r\n" }
    return Data((head + "\r\n").utf8) + (body ?? Data())
  }
}

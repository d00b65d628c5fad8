import FlyingFox
import Foundation

/// A response whose pieces are sent as they are produced. The connection closes after the response.
struct StreamReply: Sendable {
  /// The response without a body.
  let head: HTTPResponse
  let pieces: AsyncStream<Data>
  /// A stream that finishes when the client may no longer receive the response, for example after a
  /// sign-out. Nil if the client may receive the whole response.
  var end: AsyncStream<Never>?

  /// Writes the pieces until the stream ends, chunked over HTTP/1.1.
  func write(
    for request: HTTPRequest,
    to write: @Sendable (Data) async throws -> Void
  ) async throws {
    var response = head
    let isChunked = request.version == .http11
    if isChunked { response.headers[.transferEncoding] = "chunked" }
    try await write(response.encoded(body: nil, length: nil, keepsAlive: false))
    guard request.method != .HEAD else { return }
    // An empty chunk would end the response.
    for await piece in pieces where !piece.isEmpty {
      try await write(isChunked ? piece.chunk : piece)
    }
    if isChunked { try await write(Data().chunk) }
  }
}

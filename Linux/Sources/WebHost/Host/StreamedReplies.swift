import FlyingFox
import Foundation

/// A document that is sent in two parts: first the common start, so that the browser requests the
/// style sheet, script, and fonts immediately, and then the page.
struct DocumentReply: Sendable {
  /// The response without a body.
  let head: HTTPResponse
  let start: [UInt8]
  let rest: @Sendable () async -> [UInt8]

  /// Writes the parts, compressed if the browser accepts gzip, and chunked over HTTP/1.1. The end
  /// of the connection marks the end of an unchunked document.
  func write(
    for request: HTTPRequest,
    keepsAlive: Bool,
    to write: @Sendable (Data) async throws -> Void
  ) async throws {
    var response = head
    let isChunked = request.version == .http11
    if isChunked { response.headers[.transferEncoding] = "chunked" }
    response.headers[.vary] = "Accept-Encoding"
    let gzip = request.takesGzip ? Deflate.GzipStream() : nil
    if gzip != nil { response.headers[.contentEncoding] = "gzip" }
    func piece(_ bytes: [UInt8], isLast: Bool) -> Data {
      let data = Data(gzip?.pack(bytes, isLast: isLast) ?? bytes)
      guard isChunked else { return data }
      return isLast ? data.chunk + Data().chunk : data.chunk
    }
    let head = response.encoded(body: nil, length: nil, keepsAlive: keepsAlive)
    guard request.method != .HEAD else { return try await write(head) }
    try await write(head + piece(start, isLast: false))
    try await write(piece(await rest(), isLast: true))
  }
}

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

extension Data {
  /// The data as a chunk of a body with `Transfer-Encoding: chunked`. An empty chunk ends the body.
  fileprivate var chunk: Data {
    Data("\(String(count, radix: 16))\r\n".utf8) + self + Data("\r\n".utf8)
  }
}

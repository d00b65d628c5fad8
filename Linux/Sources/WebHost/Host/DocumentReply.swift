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

import FlyingFox
import Foundation

/// An answer whose pieces go out as they come. The connection ends with it.
struct StreamReply: Sendable {
  /// Without a body.
  let head: HTTPResponse
  let pieces: AsyncStream<Data>
  /// Ends before they do when nobody may see more of them; nil where that does not come.
  var end: AsyncStream<Never>?

  /// Writes the pieces until there are no more: as chunks, or to one who knows none as they are.
  func write(
    for request: HTTPRequest,
    to write: @Sendable (Data) async throws -> Void
  ) async throws {
    var response = head
    let isChunked = request.version == .http11
    if isChunked { response.headers[.transferEncoding] = "chunked" }
    try await write(response.encoded(body: nil, length: nil, keepsAlive: false))
    guard request.method != .HEAD else { return }
    // An empty chunk would say that it was the last.
    for await piece in pieces where !piece.isEmpty {
      try await write(isChunked ? Self.chunk(piece) : piece)
    }
    if isChunked { try await write(Self.chunk(Data())) }
  }

  private static func chunk(_ piece: Data) -> Data {
    Data("\(String(piece.count, radix: 16))\r\n".utf8) + piece + Data("\r\n".utf8)
  }
}

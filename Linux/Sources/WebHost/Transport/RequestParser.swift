import FlyingFox
import Foundation

/// The reason for rejecting a request.
enum RequestError: Error, Hashable {
  case malformed
  case headTooLarge
  case bodyTooLarge
  /// The request has a body without a length, which pages never send.
  case lengthRequired
  /// The path belongs to another app at the same address.
  case elsewhere

  var status: HTTPStatusCode {
    switch self {
    case .malformed: .badRequest
    case .headTooLarge: .requestHeaderFieldsTooLarge
    case .bodyTooLarge: .payloadTooLarge
    case .lengthRequired: .lengthRequired
    case .elsewhere: .notFound
    }
  }
}

/// A request whose body is not read yet: its request line and headers (RFC 9112).
///
/// FlyingFox's decoder limits neither the length of a line nor the number of headers, and accepts
/// repeated `Host` headers. Therefore the host has a stricter parser.
struct IncomingRequest: Sendable {
  var request: HTTPRequest
  /// True if the connection can be reused for another request.
  let keepsAlive: Bool
  /// The length of the body in bytes.
  let length: Int

  /// True if the body is a file, which is written to disk and never kept in memory.
  var isFile: Bool { FilePath.takesFile(request.path) }

  /// - Parameter bytes: The head of the request, without the empty line at its end.
  init(parsing bytes: some Collection<UInt8>) throws(RequestError) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed }
    // CRLF is a single character in Swift.
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    // RFC 9110, section 5.5. Other parsers may treat a lone CR or LF as the end of a line, and a
    // NUL as the end of the text.
    guard lines.allSatisfy({ !$0.utf8.contains(where: Self.isControl) }) else { throw .malformed }
    let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[1].hasPrefix("/"),
      parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0"
    else { throw .malformed }

    let version = HTTPVersion(String(parts[2]))
    let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let headers = try Self.headers(from: lines.dropFirst())
    guard headers[.transferEncoding] == nil else { throw .lengthRequired }
    length = try Self.contentLength(of: headers)
    // FlyingFox decodes the path and resolves its dot segments. All later checks use the result, so
    // that they agree with the handler.
    request = HTTPRequest(
      method: HTTPMethod(String(parts[0])),
      version: version,
      target: HTTPRequest.Target(
        path: String(target[0]),
        query: target.count > 1 ? String(target[1]) : ""
      ),
      headers: headers,
      body: HTTPBodySequence(data: Data())
    )
    // The remaining dot segments were percent-encoded, which browsers never do.
    guard !request.path.split(separator: "/").contains(where: { [".", ".."].contains($0) }) else {
      throw .malformed
    }
    keepsAlive =
      version == .http11 && headers[.connection]?.lowercased().contains("close") != true
  }

  /// Returns true for control characters except the tab, which a header's value may contain.
  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F
  }

  private static func headers(
    from lines: ArraySlice<Substring>
  ) throws(RequestError) -> HTTPHeaders {
    var headers = HTTPHeaders()
    for line in lines {
      // A header's name ends at the colon. Whitespace before it and folded lines are errors.
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
        !line[..<colon].contains(where: \.isWhitespace)
      else { throw .malformed }
      let header = HTTPHeader(String(line[..<colon]))
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      // If a header is repeated, different parsers might use different values.
      let isSingle = [.host, .origin, .contentLength].contains(header)
      if isSingle, headers[header] != nil { throw .malformed }
      headers.addValue(value, for: header)
    }
    return headers
  }

  private static func contentLength(of headers: HTTPHeaders) throws(RequestError) -> Int {
    guard let text = headers[.contentLength] else { return 0 }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), !text.isEmpty else {
      throw .malformed
    }
    // A number that overflows `Int` exceeds any limit.
    return Int(text) ?? Int.max
  }
}

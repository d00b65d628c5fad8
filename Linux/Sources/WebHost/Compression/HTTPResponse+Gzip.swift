import FlyingFox
import Foundation

extension HTTPHeader {
  static let acceptEncoding = HTTPHeader("Accept-Encoding")
  static let vary = HTTPHeader("Vary")
}

extension HTTPRequest {
  /// True if the browser accepts `gzip` with a weight other than 0.
  var takesGzip: Bool {
    headers.values(for: .acceptEncoding).flatMap { $0.split(separator: ",") }.contains { coding in
      let parts = coding.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
      guard parts.first == "gzip" else { return false }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      return weight.map { (Double($0) ?? 0) > 0 } ?? true
    }
  }
}

extension HTTPResponse {
  /// Returns true for text. Fonts and images are already compressed.
  static func isCompressible(_ contentType: String) -> Bool {
    ["text/", "image/svg", "application/json"].contains(where: contentType.hasPrefix)
  }

  /// Returns the response with compressed text if the browser accepts gzip.
  ///
  /// The compressed length reveals nothing about the page's secret token, because each document has
  /// a different token.
  func compressed(for request: HTTPRequest) async throws -> HTTPResponse {
    guard headers[.contentEncoding] == nil, let type = headers[.contentType],
      Self.isCompressible(type)
    else { return self }
    var response = self
    response.headers[.vary] = "Accept-Encoding"
    let body = try await bodyData
    guard request.takesGzip, body.count >= Deflate.leastLength, let packed = Deflate.gzip(body)
    else {
      return response
    }
    response.headers[.contentEncoding] = "gzip"
    return HTTPResponse(statusCode: statusCode, headers: response.headers, body: packed)
  }
}

import FlyingFox
import Foundation

extension HTTPRequest {
  /// Creates a request for an address: a path, and an optional query.
  static func test(
    _ method: HTTPMethod = .GET,
    _ address: String = "/",
    _ headers: [HTTPHeader: String] = [:],
    version: HTTPVersion = .http11,
    body: String = ""
  ) -> HTTPRequest {
    let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
    return HTTPRequest(
      method: method,
      version: version,
      target: HTTPRequest.Target(path: parts[0], query: parts.count > 1 ? parts[1] : ""),
      headers: HTTPHeaders(headers),
      body: HTTPBodySequence(data: Data(body.utf8))
    )
  }

  /// Creates a request with the `Host` header of a host on port 8080.
  static func own(
    _ method: HTTPMethod,
    _ address: String,
    _ headers: [HTTPHeader: String] = [:],
    body: String = ""
  ) -> HTTPRequest {
    test(method, address, [.host: "127.0.0.1:8080"].merging(headers) { $1 }, body: body)
  }
}

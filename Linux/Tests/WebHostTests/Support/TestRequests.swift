import FlyingFox
import Foundation

@testable import WebHost

extension RequestHandler {
  /// Answers a request with the host's own `Host` header. A document is rendered completely.
  func respond(
    _ method: HTTPMethod,
    _ path: String,
    _ headers: [HTTPHeader: String] = [:],
    body: String = ""
  ) async throws -> HTTPResponse {
    switch await reply(to: .own(method, path, headers, body: body)) {
    case .response(let response): return response
    case .document(let document):
      let body = Data(document.start + (await document.rest()))
      let head = document.head
      return HTTPResponse(statusCode: head.statusCode, headers: head.headers, body: body)
    case let reply: throw UnexpectedReply(reply: "\(reply)")
    }
  }

  func status(
    _ method: HTTPMethod,
    _ path: String,
    _ headers: [HTTPHeader: String] = [:],
    body: String = ""
  ) async throws -> Int {
    try await respond(method, path, headers, body: body).statusCode.code
  }
}

struct UnexpectedReply: Error {
  let reply: String
}

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

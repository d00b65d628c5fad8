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

import FlyingFox
import Foundation
import WebElements

/// The responders for paths that do not belong to pages.
struct PathResponders: Sendable {
  /// The responders, longest path first.
  private let responders: [any PathResponder]

  init(_ responders: [any PathResponder]) {
    for responder in responders {
      precondition(
        responder.path != "/" && PageAddress.isValid(responder.path),
        "\(responder.path) is not a path such as /name"
      )
    }
    self.responders = responders.sorted { $0.path.utf8.count > $1.path.utf8.count }
  }

  /// Returns the responder for a path or one of its parents, or nil if there is none.
  func responder(at path: String) -> (any PathResponder)? {
    responders.first { path == $0.path || path.hasPrefix($0.path + "/") }
  }
}

extension PathRequest.Method {
  /// Creates the method of an HTTP request, or returns nil if it is not supported.
  init?(_ method: HTTPMethod) {
    switch method {
    case .GET, .HEAD: self = .get
    case .POST: self = .post
    case .PUT: self = .put
    case .DELETE: self = .delete
    default: return nil
    }
  }
}

extension PathRequest {
  init(
    _ request: HTTPRequest,
    method: Method,
    body: Data = Data(),
    origin: String,
    root: String,
    isAdmitted: Bool = false,
    isFromOwnPage: Bool = false,
    device: String? = nil
  ) {
    self.init(
      method: method,
      path: request.path,
      query: Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first },
      headers: Dictionary(request.headers.map { ($0.key.rawValue, $0.value) }) { "\($0), \($1)" },
      body: body,
      origin: origin,
      root: root,
      isAdmitted: isAdmitted,
      isFromOwnPage: isFromOwnPage,
      device: device
    )
  }
}

extension Reply {
  /// Creates a reply from a responder's response, with the security headers.
  init(_ response: PathResponse, to request: HTTPRequest) {
    var headers = HTTPHeaders()
    for (name, value) in response.headers { headers[HTTPHeader(name)] = value }
    let status = HTTPStatusCode(response.status)
    func secured(_ body: Data) -> HTTPResponse {
      HTTPResponse(statusCode: status, headers: headers, body: body)
        .secured(framedBy: response.frameAncestors)
    }
    switch response.body {
    case .data(let data): self = .response(secured(data))
    case .stream(let pieces): self = .stream(StreamReply(head: secured(Data()), pieces: pieces))
    }
  }
}

extension HTTPStatusCode {
  init(_ status: PathResponse.Status) {
    self =
      switch status {
      case .ok: .ok
      case .seeOther: .seeOther
      case .notModified: .notModified
      case .badRequest: .badRequest
      case .unauthorized: .unauthorized
      case .forbidden: .forbidden
      case .notFound: .notFound
      case .methodNotAllowed: .methodNotAllowed
      case .conflict: .conflict
      case .contentTooLarge: .payloadTooLarge
      case .unsupportedMediaType: .unsupportedMediaType
      case .unprocessableContent: .unprocessableContent
      case .tooManyRequests: .tooManyRequests
      case .internalServerError: .internalServerError
      case .serviceUnavailable: .serviceUnavailable
      case .insufficientStorage: .insufficientStorage
      }
  }
}

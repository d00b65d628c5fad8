import Foundation

/// The answer of a ``PathResponder``.
public struct PathResponse: Sendable {
  /// What became of the request, by the codes of RFC 9110 and 6585.
  public enum Status: Int, CaseIterable, Sendable {
    case ok = 200
    case seeOther = 303
    case notModified = 304
    case badRequest = 400
    case unauthorized = 401
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case conflict = 409
    case contentTooLarge = 413
    case unsupportedMediaType = 415
    case unprocessableContent = 422
    case tooManyRequests = 429
    case internalServerError = 500
    case serviceUnavailable = 503
    case insufficientStorage = 507
  }

  /// What is sent.
  public enum Body: Sendable {
    /// All of it at once.
    case data(Data)
    /// Pieces as they come, until there are no more or the client is gone; a piece now and then keeps
    /// what lies between from ending the connection. The stream bounds what waits for a slow client.
    case stream(AsyncStream<Data>)
  }

  /// What became of the request.
  public var status: Status
  /// By name. The host adds those that keep the answer to its own pages, and its length.
  public var headers: [String: String]
  /// What is sent.
  public var body: Body
  /// The sources that may show the answer in a frame, as `frame-ancestors` names them
  /// (`https://example.org`, `'self'`); by default nobody.
  public var frameAncestors: [String]

  /// Makes an answer; by default nothing, and all is well.
  public init(
    status: Status = .ok,
    headers: [String: String] = [:],
    body: Body = .data(Data()),
    frameAncestors: [String] = []
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.frameAncestors = frameAncestors
  }
}

import Foundation

/// The response of a ``PathResponder``.
public struct PathResponse: Sendable {
  /// A status code of RFC 9110 or RFC 6585.
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

  /// The body of a response.
  public enum Body: Sendable {
    /// Complete data.
    case data(Data)
    /// A stream of pieces.
    ///
    /// The response ends with the stream, or when the client disconnects. A piece at regular
    /// intervals keeps proxies from closing the connection. The stream must limit its buffer,
    /// because a client may be slow.
    case stream(AsyncStream<Data>)
  }

  /// The status code.
  public var status: Status
  /// The headers by name. The host adds security headers and the content length.
  public var headers: [String: String]
  /// The body.
  public var body: Body
  /// The sources that may embed the response in a frame, in the syntax of `frame-ancestors`
  /// (`https://example.org`, `'self'`). Empty by default, which forbids embedding.
  public var frameAncestors: [String]

  /// Creates a response, by default with status 200 and an empty body.
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

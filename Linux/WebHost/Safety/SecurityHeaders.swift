import FlyingFox

extension HTTPHeader {
  static let referrerPolicy = HTTPHeader("Referrer-Policy")
}

extension HTTPResponse {
  /// The response with the headers that keep a page's content to itself.
  /// - Parameter ancestors: The sources that may show it in a frame.
  func secured(framedBy ancestors: [String] = []) -> HTTPResponse {
    var response = self
    let frames = ancestors.isEmpty ? "'none'" : ancestors.joined(separator: " ")
    response.headers[HTTPHeader("Content-Security-Policy")] =
      "\(Self.contentSecurityPolicy); frame-ancestors \(frames)"
    response.headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    if response.headers[.referrerPolicy] == nil {
      response.headers[.referrerPolicy] = "no-referrer"
    }
    response.headers[HTTPHeader("Cross-Origin-Opener-Policy")] = "same-origin"
    response.headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    return response
  }

  /// No script or style in the markup, nothing from elsewhere. Style attributes are let through: the
  /// layout of each element is one.
  private static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'",
    "style-src-attr 'unsafe-inline'", "font-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "frame-src 'self'",
    "base-uri 'none'", "form-action 'self'",
  ].joined(separator: "; ")
}

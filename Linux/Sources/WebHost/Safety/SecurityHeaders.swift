import FlyingFox

extension HTTPHeader {
  static let referrerPolicy = HTTPHeader("Referrer-Policy")
}

extension HTTPResponse {
  /// Returns the response with security headers.
  ///
  /// - Parameter ancestors: The sources that may embed the page in a frame.
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

  /// The policy forbids inline scripts, inline style sheets, and other sites. Style attributes are
  /// allowed, because they contain the elements' layout.
  private static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'",
    "style-src-attr 'unsafe-inline'", "font-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "frame-src 'self'",
    "base-uri 'none'", "form-action 'self'",
  ].joined(separator: "; ")
}

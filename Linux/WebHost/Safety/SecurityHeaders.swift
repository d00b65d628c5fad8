import FlyingFox

extension HTTPHeader {
  static let referrerPolicy = HTTPHeader("Referrer-Policy")
}

extension HTTPResponse {
  /// The response with the headers that keep a page's content to itself.
  func secured() -> HTTPResponse {
    var response = self
    response.headers[HTTPHeader("Content-Security-Policy")] = Self.contentSecurityPolicy
    response.headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    if response.headers[.referrerPolicy] == nil {
      response.headers[.referrerPolicy] = "no-referrer"
    }
    response.headers[HTTPHeader("Cross-Origin-Opener-Policy")] = "same-origin"
    response.headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    return response
  }

  /// No script or style in the markup, nothing from elsewhere, no frame around the page. Style
  /// attributes are let through: the layout of each element is one.
  private static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'",
    "style-src-attr 'unsafe-inline'", "font-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
  ].joined(separator: "; ")
}

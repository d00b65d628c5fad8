import FlyingFox
import Foundation

/// A cookie with values that a browser stores for all windows of the app: strings by key, as JSON.
///
/// A script of the page writes it, and the browser sends it with the first request of a page.
enum SceneCookie {
  /// The maximum lifetime of a cookie in browsers, in seconds: 400 days.
  private static let lifetime = 400 * 24 * 60 * 60
  /// The maximum length of a cookie in browsers, in bytes.
  private static let longest = 4_096

  /// Returns the values, or none if the cookie is missing or malformed.
  static func values(in request: HTTPRequest, of site: SitePath) -> [String: String] {
    guard let json = text(in: request, site)?.removingPercentEncoding else { return [:] }
    do {
      return try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    } catch {
      // A cookie is untrusted input, and an invalid cookie is ignored.
      return [:]
    }
  }

  /// Returns a `Set-Cookie` value that renews the cookie, or nil if the request has no valid
  /// cookie. Some browsers delete cookies written by a script after a week.
  ///
  /// - Parameter isHTTPS: True if the browser uses TLS, so that the cookie can be marked as secure.
  static func renewal(for request: HTTPRequest, of site: SitePath, isHTTPS: Bool) -> String? {
    text(in: request, site).map {
      "\(name(for: request, site))=\($0); Path=\(site.root)/; Max-Age=\(lifetime); SameSite=Strict"
        + (isHTTPS ? "; Secure" : "")
    }
  }

  /// Returns the cookie's value, or nil if it lacks the format that the script writes.
  private static func text(in request: HTTPRequest, _ site: SitePath) -> String? {
    guard let text = request.cookies(name(for: request, site)).first(where: { _ in true }),
      text.utf8.count <= longest,
      text.wholeMatch(of: #/[A-Za-z0-9%._~!*'()-]+/#) != nil
    else { return nil }
    return text
  }

  /// Returns the cookie's name, which contains the port and the path prefix, because browsers share
  /// cookies between the ports of a host. The port is the one that the browser uses, as in the
  /// script.
  private static func name(for request: HTTPRequest, _ site: SitePath) -> String {
    let port = request.headers[.host]?.firstMatch(of: #/:([0-9]+)$/#)?.1
    return "scene-\(port ?? "80")\(site.root.replacing("/", with: "-"))"
  }
}

extension HTTPRequest {
  /// Returns the values of all cookies with a name.
  func cookies(_ name: String) -> some Sequence<String> {
    headers.values(for: .cookie).lazy.flatMap { $0.split(separator: ";") }.compactMap { cookie in
      let parts = cookie.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].drop(while: \.isWhitespace) == name else { return nil }
      return String(parts[1])
    }
  }
}

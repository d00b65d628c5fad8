import FlyingFox
import Foundation

/// What a browser keeps for all windows of the program, in a cookie: texts by key, as JSON. A script
/// of the page writes it, and it comes with the first request of a page.
enum SceneCookie {
  /// The longest that browsers keep a cookie: 400 days.
  private static let lifetime = 400 * 24 * 60 * 60
  /// What browsers keep in a cookie at most.
  private static let longest = 4_096

  /// The texts; none where the cookie is missing, or was not written by the script.
  static func values(in request: HTTPRequest, of site: SitePath) -> [String: String] {
    guard let json = text(in: request, site)?.removingPercentEncoding else { return [:] }
    do {
      return try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    } catch {
      // Anything can be in a cookie. The windows begin as if it were not there.
      return [:]
    }
  }

  /// The cookie once more, as `Set-Cookie`, so that it does not expire: some browsers keep what a
  /// script wrote for a week alone.
  /// - Parameter isHTTPS: Whether the browser speaks TLS, and may send the cookie so alone.
  static func renewal(for request: HTTPRequest, of site: SitePath, isHTTPS: Bool) -> String? {
    text(in: request, site).map {
      "\(name(for: request, site))=\($0); Path=\(site.root)/; Max-Age=\(lifetime); SameSite=Strict"
        + (isHTTPS ? "; Secure" : "")
    }
  }

  /// The cookie as it stands, if it is written as the script writes it.
  private static func text(in request: HTTPRequest, _ site: SitePath) -> String? {
    guard let text = request.cookies(name(for: request, site)).first(where: { _ in true }),
      text.utf8.count <= longest,
      text.wholeMatch(of: #/[A-Za-z0-9%._~!*'()-]+/#) != nil
    else { return nil }
    return text
  }

  /// Browsers keep cookies by host, not by port or path alone, so both are part of the name. The port
  /// is the one that the browser knows, which the script goes by, too.
  private static func name(for request: HTTPRequest, _ site: SitePath) -> String {
    let port = request.headers[.host]?.firstMatch(of: #/:([0-9]+)$/#)?.1
    return "scene-\(port ?? "80")\(site.root.replacing("/", with: "-"))"
  }
}

extension HTTPRequest {
  /// The values of the cookies of a name.
  func cookies(_ name: String) -> some Sequence<String> {
    headers.values(for: .cookie).lazy.flatMap { $0.split(separator: ";") }.compactMap { cookie in
      let parts = cookie.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].drop(while: \.isWhitespace) == name else { return nil }
      return String(parts[1])
    }
  }
}

import FlyingFox
import WebElements

/// The cookie of a signed-in browser.
struct SignInCookie: Sendable {
  /// The name contains the port or the path prefix, because browsers share cookies between the
  /// ports of a host.
  private let name: String
  private let isHTTPS: Bool
  /// The lifetime of a sign-in in seconds: 400 days, the maximum lifetime of a cookie in browsers.
  private static let lifetime = 400 * 24 * 60 * 60

  init(port: Int, publicAddress: PublicAddress?) {
    isHTTPS = publicAddress?.isHTTPS == true
    let place = publicAddress.map { $0.root.replacing("/", with: "-") } ?? "-\(port)"
    // With this prefix, browsers accept the cookie only from the host itself and over TLS.
    name = "\(isHTTPS ? "__Host-" : "")device\(place)"
  }

  /// The maximum number of values that are checked.
  private static let most = 4

  /// Returns the values of the cookie in a request, up to a limit. A request may contain several
  /// values, because other apps at the same address can set cookies with the same name.
  func values(in request: HTTPRequest) -> [String] {
    Array(request.cookies(name).prefix(Self.most))
  }

  /// Returns the `Set-Cookie` value that signs a device in.
  ///
  /// The cookie is sent with links from other sites, which is harmless, because changes must come
  /// from the host's own pages.
  func setting(_ value: String) -> String { "\(name)=\(value); \(attributes(Self.lifetime))" }

  /// The `Set-Cookie` value that deletes the cookie.
  var removal: String { "\(name)=; \(attributes(0))" }

  private func attributes(_ age: Int) -> String {
    "Path=/; Max-Age=\(age); HttpOnly; SameSite=Lax\(isHTTPS ? "; Secure" : "")"
  }
}

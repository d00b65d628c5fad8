import FlyingFox
import WebElements

/// The cookie by which a browser shows that it is signed in.
struct SignInCookie: Sendable {
  /// Browsers keep cookies by host, not by port or path alone, so both are part of the name.
  private let name: String
  private let isHTTPS: Bool
  /// The longest that browsers keep a cookie, and that a device is signed in for: 400 days.
  private static let lifetime = 400 * 24 * 60 * 60

  init(port: Int, publicAddress: PublicAddress?) {
    isHTTPS = publicAddress?.isHTTPS == true
    let place = publicAddress.map { $0.root.replacing("/", with: "-") } ?? "-\(port)"
    // With this prefix a browser takes the cookie from the host itself and over TLS alone.
    name = "\(isHTTPS ? "__Host-" : "")device\(place)"
  }

  /// The most values that are looked at.
  private static let most = 4

  /// The values that a request shows, a few at most. There are several where other programs of the
  /// address have set some.
  func values(in request: HTTPRequest) -> [String] {
    Array(request.cookies(name).prefix(Self.most))
  }

  /// The `Set-Cookie` of a device that was taken in. A link from elsewhere brings the cookie along,
  /// which does no harm: what changes something has to come from the host's own pages.
  func setting(_ value: String) -> String { "\(name)=\(value); \(attributes(Self.lifetime))" }

  /// The `Set-Cookie` that takes it away.
  var removal: String { "\(name)=; \(attributes(0))" }

  private func attributes(_ age: Int) -> String {
    "Path=/; Max-Age=\(age); HttpOnly; SameSite=Lax\(isHTTPS ? "; Secure" : "")"
  }
}

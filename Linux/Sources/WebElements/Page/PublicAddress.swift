import Foundation

/// The address of a host behind a reverse proxy, such as `https://habits.example.org/app`.
///
/// All addresses of the host start with it. Requests to other addresses are rejected.
public struct PublicAddress: Hashable, Sendable {
  /// True if the proxy uses TLS.
  public let isHTTPS: Bool
  /// The value of a `Host` header: the name, and the port unless it is the scheme's default.
  public let authority: String
  /// The host name or numeric address, without the port.
  public let host: String
  /// The path prefix of the host, such as `/app`, or an empty string.
  public let root: String

  /// Creates an address from a URL.
  ///
  /// Returns nil for an unsupported scheme, for a URL with a user, query, or fragment, and for a
  /// path with characters other than letters, digits, `-`, and `_` in its components.
  public init?(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = parts.host?.lowercased(), !host.isEmpty,
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
      parts.path.wholeMatch(of: #/(?:/[A-Za-z0-9_-]+)*/?/#) != nil
    else { return nil }
    isHTTPS = scheme == "https"
    self.host = host
    let usual = isHTTPS ? 443 : 80
    authority = parts.port.flatMap { $0 == usual ? nil : "\(host):\($0)" } ?? host
    root = parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path
  }

  /// The value of an `Origin` header: the scheme and authority.
  public var origin: String { "\(isHTTPS ? "https" : "http")://\(authority)" }

  /// The address of the first page.
  public var text: String { "\(origin)\(root)/" }

  /// True if only this machine can use the address.
  public var isLoopback: Bool {
    host == "localhost" || host == "[::1]" || host == "::1" || host.hasPrefix("127.")
  }
}

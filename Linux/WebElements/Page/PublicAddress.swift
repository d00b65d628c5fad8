import Foundation

/// The address at which browsers reach a host that stands behind another server, such as
/// `https://habits.example.org/app`. All of its own addresses begin with it, and requests made to any
/// other one are refused.
public struct PublicAddress: Hashable, Sendable {
  /// Whether what stands before the host speaks TLS with browsers.
  public let isHTTPS: Bool
  /// What a `Host` header says: the name, and the port where it is not the scheme's own.
  public let authority: String
  /// The name, or the address in numbers, without a port.
  public let host: String
  /// The path before all paths of the host, such as `/app`; empty where there is none.
  public let root: String

  /// Reads a URL; nil where it is none that a host can have: of another scheme, with a user, a query,
  /// a fragment, or a path of anything but words after slashes.
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

  /// What an `Origin` header says: scheme and authority.
  public var origin: String { "\(isHTTPS ? "https" : "http")://\(authority)" }

  /// The address of the first page, as text.
  public var text: String { "\(origin)\(root)/" }

  /// Whether this machine alone is reached by it.
  public var isLoopback: Bool {
    host == "localhost" || host == "[::1]" || host == "::1" || host.hasPrefix("127.")
  }
}

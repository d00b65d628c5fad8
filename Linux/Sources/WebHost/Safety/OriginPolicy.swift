import FlyingFox
import WebElements

/// The policy that decides if requests come from the host's own pages.
///
/// Pages of other sites can make a browser connect to 127.0.0.1: through a domain that resolves to
/// it (DNS rebinding, which the `Host` header reveals), and through a cross-site socket or form
/// (which the `Origin` header reveals).
struct OriginPolicy: Sendable {
  private let hosts: Set<String>
  /// True if any IP address is a valid host, because the server listens on all addresses. Domains
  /// are still rejected, because DNS rebinding needs a domain.
  private let acceptsAnyAddress: Bool
  private let port: Int
  private let scheme: String
  private let isBehindProxy: Bool

  /// - Parameter publicAddress: The only address at which browsers reach the host, or nil for the
  ///   address on which it listens.
  init(address: ListenAddress, port: Int, publicAddress: PublicAddress?) {
    self.port = port
    isBehindProxy = publicAddress != nil
    scheme = publicAddress?.isHTTPS == true ? "https" : "http"
    if let publicAddress {
      hosts = [publicAddress.authority]
      acceptsAnyAddress = false
      return
    }
    acceptsAnyAddress = address.isWildcard
    var names = [address.urlHost]
    if address.isLoopback || address.isWildcard { names += ["127.0.0.1", "localhost", "[::1]"] }
    // The port may be omitted if it is HTTP's default.
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  /// Returns true if the request's host is an address of this server.
  func acceptsHost(of request: HTTPRequest) -> Bool {
    guard let host = request.headers[.host]?.lowercased() else { return false }
    if hosts.contains(host) { return true }
    guard acceptsAnyAddress, let name = Self.name(of: host, port: port) else { return false }
    return ListenAddress(name) != nil
  }

  /// Returns false if an unconfigured proxy forwarded the request. Behind such a proxy, requests
  /// from other machines seem to come from the proxy's machine.
  func acceptsRoute(of request: HTTPRequest) -> Bool {
    isBehindProxy || [.forwarded, .forwardedFor, .via].allSatisfy { request.headers[$0] == nil }
  }

  /// Returns true if one of the host's own pages sent the request.
  func acceptsOrigin(of request: HTTPRequest) -> Bool {
    request.headers[.origin]?.lowercased() == origin(of: request)
  }

  /// Returns the origin at which the client reaches the host.
  func origin(of request: HTTPRequest) -> String {
    "\(scheme)://\(request.headers[.host]?.lowercased() ?? "")"
  }

  /// Returns true if a program other than a browser sent the request. Browsers send the origin with
  /// every request that may change something.
  func acceptsProgram(_ request: HTTPRequest) -> Bool {
    request.headers[.origin] == nil && request.headers[.fetchSite] == nil
  }

  /// Returns true if the request may open a page.
  ///
  /// The request must be a navigation by the user, and not a prefetch or the request for an image
  /// or hidden frame of another site.
  func acceptsNavigation(of request: HTTPRequest) -> Bool {
    if let destination = request.headers[.fetchDestination], destination != "document",
      !request.isPassedOnNavigation
    {
      return false
    }
    return request.headers[.purpose] == nil
  }

  /// Returns true if the request may fetch a file, because one of the host's own pages sent it.
  ///
  /// Browsers send no `Origin` header with such a request. Most browsers send `Sec-Fetch-Site`, and
  /// a request without this header is accepted.
  func acceptsDownload(of request: HTTPRequest) -> Bool {
    guard let site = request.headers[.fetchSite] else { return true }
    return site == "same-origin"
  }

  private static func name(of authority: String, port: Int) -> String? {
    var name = authority[...]
    if name.hasSuffix(":\(port)") {
      name = name.dropLast("\(port)".count + 1)
    } else if port != 80 {
      return nil
    }
    guard name.hasPrefix("[") else { return String(name) }
    return name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : nil
  }
}

extension HTTPRequest {
  /// True for a navigation by the user that the host's service worker forwards. Browsers report
  /// such a request as a fetch by the site's own page, but the `Accept` header begins with HTML
  /// only for a navigation.
  var isPassedOnNavigation: Bool {
    headers[.fetchDestination] == "empty" && headers[.fetchSite] == "same-origin"
      && headers[.accept]?.hasPrefix("text/html") == true
  }
}

extension HTTPHeader {
  static let accept = HTTPHeader("Accept")
  static let origin = HTTPHeader("Origin")
  static let fetchDestination = HTTPHeader("Sec-Fetch-Dest")
  static let fetchSite = HTTPHeader("Sec-Fetch-Site")
  static let forwarded = HTTPHeader("Forwarded")
  static let forwardedFor = HTTPHeader("X-Forwarded-For")
  static let via = HTTPHeader("Via")
  static let purpose = HTTPHeader("Sec-Purpose")
}

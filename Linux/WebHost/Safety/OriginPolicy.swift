import FlyingFox
import WebElements

/// Decides which requests come from the host's own pages.
///
/// A page elsewhere can make a browser reach 127.0.0.1: by a name that it lets resolve there (DNS
/// rebinding; its `Host` header gives it away) and by a socket or a form across sites (its
/// `Origin` header does).
struct OriginPolicy: Sendable {
  private let hosts: Set<String>
  /// Whether any IP address is right as a host, because the server listens on all of them. Still
  /// no name: rebinding needs one.
  private let acceptsAnyAddress: Bool
  private let port: Int
  private let scheme: String
  private let isBehindProxy: Bool

  /// - Parameter publicAddress: The one address by which browsers reach the host; nil where that is
  ///   the one that it listens on.
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
    hosts = Set(names.flatMap { Self.authorities($0, port: port) })
  }

  /// Whether the request was made to this host by an address of its own.
  func acceptsHost(of request: HTTPRequest) -> Bool {
    guard let host = request.headers[.host]?.lowercased() else { return false }
    if hosts.contains(host) { return true }
    guard acceptsAnyAddress, let name = Self.name(of: host, port: port) else { return false }
    return ListenAddress(name) != nil
  }

  /// True unless a proxy passed the request on, and the host was not told of one. What such a proxy
  /// lets in from elsewhere would look as if it came from the proxy's own machine.
  func acceptsRoute(of request: HTTPRequest) -> Bool {
    isBehindProxy || [.forwarded, .forwardedFor, .via].allSatisfy { request.headers[$0] == nil }
  }

  /// Whether the request was made by one of the host's own pages.
  func acceptsOrigin(of request: HTTPRequest) -> Bool {
    request.headers[.origin]?.lowercased() == origin(of: request)
  }

  /// Where the client reaches the host, as an `Origin` header says it.
  func origin(of request: HTTPRequest) -> String {
    "\(scheme)://\(request.headers[.host]?.lowercased() ?? "")"
  }

  /// Whether the request was made by a program that is no browser: browsers say with each change
  /// which page makes it.
  func acceptsProgram(_ request: HTTPRequest) -> Bool {
    request.headers[.origin] == nil && request.headers[.fetchSite] == nil
  }

  /// Whether a page may be opened for the request: by the user, not by a picture or a hidden frame
  /// of a page elsewhere, nor by a browser that only guesses that it will be wanted.
  func acceptsNavigation(of request: HTTPRequest) -> Bool {
    if let destination = request.headers[.fetchDestination], destination != "document",
      !request.isPassedOnNavigation
    {
      return false
    }
    return request.headers[.purpose] == nil
  }

  /// Whether a file may be fetched for the request: by one of the host's own pages. Browsers send no
  /// `Origin` with it; those that say where a request comes from say so in this header.
  func acceptsDownload(of request: HTTPRequest) -> Bool {
    guard let site = request.headers[.fetchSite] else { return true }
    return site == "same-origin"
  }

  /// What a `Host` header may say; the port is left out where it is the default of HTTP.
  private static func authorities(_ host: String, port: Int) -> [String] {
    ["\(host):\(port)"] + (port == 80 ? [host] : [])
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
  /// True for a page that the user opens and that the service worker of the host asks for: browsers
  /// call that a fetch of the site itself. A script's own fetch does not ask for a page by its type.
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

import FlyingSocks
import Foundation
import WebElements

/// An IP address to listen on.
struct ListenAddress: Hashable, Sendable {
  /// The numeric address, without brackets for IPv6.
  let text: String
  let isIPv6: Bool

  /// Parses a numeric IPv4 or IPv6 address, or `localhost`. Returns nil for any other text.
  init?(_ text: String) {
    let text = text == "localhost" ? "127.0.0.1" : text.lowercased()
    var address = in6_addr()
    if inet_pton(AF_INET, text, &address) == 1 {
      isIPv6 = false
    } else if inet_pton(AF_INET6, text, &address) == 1 {
      isIPv6 = true
    } else {
      return nil
    }
    self.text = text
  }

  var isLoopback: Bool { isIPv6 ? text == "::1" : text.hasPrefix("127.") }
  /// True for a link-local IPv6 address, which is not usable without a zone identifier.
  var isLinkLocal: Bool {
    isIPv6 && UInt16(text.prefix { $0 != ":" }, radix: 16).map { $0 & 0xFFC0 } == 0xFE80
  }
  var isWildcard: Bool { text == "0.0.0.0" || text == "::" }
  /// The address as the host of a URL.
  var urlHost: String { isIPv6 ? "[\(text)]" : text }

  /// Binds a socket to the address and starts listening.
  ///
  /// - Throws: `HostError`.
  func listen(port: Int) throws(HostError) -> Socket {
    guard let number = UInt16(exactly: port) else { throw .invalidPort(port) }
    do {
      let socket = try Socket(domain: isIPv6 ? AF_INET6 : AF_INET, type: .stream)
      do {
        try socket.setValue(true, for: .localAddressReuse)
        if isIPv6 {
          try socket.bind(to: .inet6(ip6: text, port: number))
        } else {
          try socket.bind(to: .inet(ip4: text, port: number))
        }
      } catch {
        try socket.close()
        throw error
      }
      // If `listen` fails, it closes the socket itself.
      try socket.listen()
      return socket
    } catch SocketError.failed(_, let code, let message) {
      switch code {
      case EADDRINUSE: throw .portInUse(port)
      case EACCES: throw .portNotPermitted(port)
      case EADDRNOTAVAIL: throw .invalidAddress(text)
      default: throw .system(message)
      }
    } catch {
      throw .system(error.localizedDescription)
    }
  }
}

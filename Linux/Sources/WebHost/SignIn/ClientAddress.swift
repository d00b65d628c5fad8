import FlyingFox
import Foundation

/// The unit for counting requests: an IPv4 address, or the /64 prefix of an IPv6 address, which
/// belongs to one subscriber.
struct ClientAddress: Hashable, Sendable {
  let text: String
  /// True for an address of this machine's loopback interface.
  let isLoopback: Bool

  /// - Parameter peer: The remote address of a connection.
  init(_ peer: HTTPRequest.Address?) {
    self.init(Self.octets(of: peer))
  }

  /// - Parameter isBehindProxy: True if there is a reverse proxy. Its `X-Forwarded-For` header is
  ///   trusted if the proxy is on this machine or in a private network.
  init(of request: HTTPRequest, isBehindProxy: Bool) {
    let own = Self.octets(of: request.remoteAddress)
    // The nearest proxy appends the last entry. The client can forge earlier entries.
    if isBehindProxy, own?.isNear != false,
      let entry = request.headers[.forwardedFor]?.split(separator: ",").last,
      let forwarded = Octets(entry.trimmingCharacters(in: .whitespaces))
    {
      self.init(forwarded)
    } else {
      self.init(own)
    }
  }

  private init(_ octets: Octets?) {
    text = octets?.network ?? ""
    isLoopback = octets?.isLoopback ?? false
  }

  private static func octets(of peer: HTTPRequest.Address?) -> Octets? {
    switch peer {
    case .ip4(let text, _), .ip6(let text, _): Octets(text)
    case .unix, nil: nil
    }
  }

  /// The four or sixteen bytes of an address.
  private struct Octets {
    let bytes: [UInt8]

    init?(_ text: String) {
      // A link-local address may have a zone identifier.
      let text = String(text.prefix { $0 != "%" })
      var four = in_addr()
      var sixteen = in6_addr()
      if inet_pton(AF_INET, text, &four) == 1 {
        bytes = withUnsafeBytes(of: &four) { Array($0) }
      } else if inet_pton(AF_INET6, text, &sixteen) == 1 {
        let all = withUnsafeBytes(of: &sixteen) { Array($0) }
        // An IPv4-mapped IPv6 address.
        let isMapped = all[..<10].allSatisfy { $0 == 0 } && all[10] == 0xFF && all[11] == 0xFF
        bytes = isMapped ? Array(all[12...]) : all
      } else {
        return nil
      }
    }

    var isLoopback: Bool {
      bytes.count == 4 ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1]
    }

    /// True for an address of this machine or of a private network.
    var isNear: Bool {
      if isLoopback { return true }
      guard bytes.count == 4 else {
        return bytes[0] & 0xFE == 0xFC || bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80
      }
      return switch (bytes[0], bytes[1]) {
      case (10, _), (192, 168), (169, 254): true
      case (172, 16...31): true
      default: false
      }
    }

    var network: String {
      (bytes.count == 4 ? bytes[...] : bytes[..<8]).map { String($0, radix: 16) }
        .joined(separator: bytes.count == 4 ? "." : ":")
    }
  }
}

import Foundation

/// The check that a subscription leads to a push service on the Internet.
///
/// A browser chooses the endpoint, so without the check it could make this server send requests
/// into its own network. If a name's address changes after the check, the new address gets no
/// request, because its server lacks a certificate for the name.
public enum PushAddress {
  /// Returns true if requests to an endpoint are allowed.
  ///
  /// - Parameters:
  ///   - url: The endpoint.
  ///   - allowsLoopback: True to also allow this machine, for tests.
  ///   - resolve: Returns the addresses of a name, or none if the name is unknown. A request to an
  ///     unknown name fails later with its own error, unless a proxy knows the name.
  public static func isAllowed(
    _ url: URL,
    allowsLoopback: Bool = false,
    resolve: (String) -> [Address] = Address.resolve
  ) -> Bool {
    guard let host = url.host() else { return false }
    let name = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    let addresses = resolve(name)
    if allowsLoopback, isLoopbackName(name) { return true }
    return url.scheme == "https" && !isLoopbackName(name) && addresses.allSatisfy(\.isPublic)
  }

  static func isLoopbackName(_ name: String) -> Bool {
    ["127.0.0.1", "::1", "[::1]", "localhost"].contains(name.lowercased())
  }

  /// An IP address in network byte order: 4 or 16 bytes.
  public struct Address: Hashable, Sendable {
    private let bytes: [UInt8]

    /// Creates an address. An IPv6 address that embeds an IPv4 address becomes the IPv4 address.
    public init(_ bytes: [UInt8]) {
      // IPv4 in IPv6: mapped (RFC 4291, section 2.5.5.2) and NAT64 (RFC 6052, section 2.1).
      let mapped: [UInt8] = Array(repeating: 0, count: 10) + [0xFF, 0xFF]
      let translated: [UInt8] = [0x00, 0x64, 0xFF, 0x9B] + Array(repeating: 0, count: 8)
      let isEmbedded = bytes.count == 16 && [mapped, translated].contains(Array(bytes.prefix(12)))
      self.bytes = isEmbedded ? Array(bytes.suffix(4)) : bytes
    }

    /// True if the address is neither of this machine nor of a private or special network (RFC
    /// 6890).
    public var isPublic: Bool {
      if bytes.count == 16 {
        // Only 2000::/3 is global unicast (RFC 4291, section 2.4). Teredo and 6to4 embed IPv4.
        return bytes[0] & 0xE0 == 0x20 && !(bytes[0] == 0x20 && bytes[1] == 0x02)
          && !(bytes[0] == 0x20 && bytes[1] == 0x01 && bytes[2] < 2)
          && !(bytes[0] == 0x20 && bytes[1] == 0x01 && bytes[2] == 0x0D && bytes[3] == 0xB8)
      }
      guard bytes.count == 4 else { return false }
      return switch (bytes[0], bytes[1], bytes[2]) {
      case (0, _, _), (10, _, _), (127, _, _), (169, 254, _), (192, 168, _), (224..., _, _): false
      case (100, 64...127, _), (172, 16...31, _), (198, 18...19, _), (192, 0, 0): false
      case (192, 0, 2), (198, 51, 100), (203, 0, 113), (192, 88, 99): false
      default: true
      }
    }

    /// Returns the addresses of a name, or none if it is unknown. Waits for the network.
    public static func resolve(_ name: String) -> [Address] {
      var hints = addrinfo()
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      var list: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(name, nil, &hints, &list) == 0 else { return [] }
      defer { freeaddrinfo(list) }
      return sequence(first: list) { $0?.pointee.ai_next }.prefix { $0 != nil }
        .compactMap { $0?.pointee.ai_addr }.compactMap(Address.init)
    }

    private init?(_ address: UnsafeMutablePointer<sockaddr>) {
      func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
      switch Int32(address.pointee.sa_family) {
      case AF_INET:
        self.init(
          address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
            bytes($0.pointee.sin_addr)
          }
        )
      case AF_INET6:
        self.init(
          address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
            bytes($0.pointee.sin6_addr)
          }
        )
      default: return nil
      }
    }
  }
}

import Foundation
import WebElements

/// A network interface of this machine with one of its addresses.
struct NetworkInterface: Hashable {
  let address: ListenAddress
  /// True if the interface is connected to a network.
  let isRunning: Bool

  /// Returns the interfaces of this machine, with an entry for each address.
  ///
  /// - Throws: `HostError`.
  static func all() throws(HostError) -> [NetworkInterface] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { throw .system(String(cString: strerror(errno))) }
    defer { freeifaddrs(first) }
    var interfaces: [NetworkInterface] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = address(of: entry) else { continue }
      let running = UInt32(IFF_UP | IFF_RUNNING)
      interfaces.append(
        NetworkInterface(address: address, isRunning: entry.ifa_flags & running == running)
      )
    }
    return interfaces
  }

  /// Returns the addresses at which browsers reach a host that listens on a wildcard address: the
  /// network addresses, IPv4 first, or the loopback address if there is no network.
  ///
  /// - Parameter wildcard: The wildcard address. The IPv6 wildcard includes IPv4.
  static func reachable(
    by wildcard: ListenAddress,
    among interfaces: [NetworkInterface]
  ) -> [ListenAddress] {
    let addresses = interfaces.filter(\.isRunning).map(\.address).filter {
      !$0.isLoopback && !$0.isLinkLocal && (wildcard.isIPv6 || !$0.isIPv6)
    }
    guard !addresses.isEmpty else { return ListenAddress("localhost").map { [$0] } ?? [] }
    return addresses.filter { !$0.isIPv6 } + addresses.filter(\.isIPv6)
  }

  /// Returns the IP address of an entry, or nil if it has none.
  private static func address(of entry: ifaddrs) -> ListenAddress? {
    guard let socket = entry.ifa_addr else { return nil }
    let length: Int
    switch Int32(socket.pointee.sa_family) {
    case AF_INET: length = MemoryLayout<sockaddr_in>.size
    case AF_INET6: length = MemoryLayout<sockaddr_in6>.size
    default: return nil
    }
    var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let result = getnameinfo(
      socket,
      socklen_t(length),
      &name,
      socklen_t(name.count),
      nil,
      0,
      NI_NUMERICHOST
    )
    guard result == 0 else { return nil }
    let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // A link-local address is followed by its zone identifier.
    return text.split(separator: "%").first.flatMap { ListenAddress(String($0)) }
  }
}

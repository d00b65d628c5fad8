import WebElements

/// The number of open connections, in total and per address.
struct ConnectionCounts {
  private let limits: HostLimits
  private let isBehindProxy: Bool
  private var all = 0
  private var byAddress: [ClientAddress: Int] = [:]

  /// - Parameter isBehindProxy: True if all connections come from a proxy, so that their addresses
  ///   do not identify clients.
  init(limits: HostLimits, isBehindProxy: Bool) {
    self.limits = limits
    self.isBehindProxy = isBehindProxy
  }

  /// Counts a new connection. Returns false if the limit is reached.
  mutating func admit(_ address: ClientAddress) -> Bool {
    guard all < limits.connections else { return false }
    // All users of this machine share the loopback address, so it is not limited.
    if !isBehindProxy, !address.isLoopback {
      guard byAddress[address, default: 0] < limits.connectionsPerAddress else { return false }
      byAddress[address, default: 0] += 1
    }
    all += 1
    return true
  }

  /// Removes a closed connection from the count.
  mutating func release(_ address: ClientAddress) {
    all -= 1
    guard let count = byAddress[address] else { return }
    byAddress[address] = count > 1 ? count - 1 : nil
  }
}

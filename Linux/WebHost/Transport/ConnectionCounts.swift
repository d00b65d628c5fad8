import WebElements

/// The open connections, in all and from each address.
struct ConnectionCounts {
  private let limits: HostLimits
  private let isBehindProxy: Bool
  private var all = 0
  private var byAddress: [ClientAddress: Int] = [:]

  /// - Parameter isBehindProxy: True if all connections come from a proxy, whose address says nothing
  ///   about the client.
  init(limits: HostLimits, isBehindProxy: Bool) {
    self.limits = limits
    self.isBehindProxy = isBehindProxy
  }

  /// Counts a connection, if there is room for it.
  mutating func admit(_ address: ClientAddress) -> Bool {
    guard all < limits.connections else { return false }
    if isBounded(address) {
      guard byAddress[address, default: 0] < limits.connectionsPerAddress else { return false }
      byAddress[address, default: 0] += 1
    }
    all += 1
    return true
  }

  /// Takes a connection off the count that was admitted and has ended.
  mutating func release(_ address: ClientAddress) {
    all -= 1
    guard let count = byAddress[address] else { return }
    byAddress[address] = count > 1 ? count - 1 : nil
  }

  /// All users of this machine share the loopback address, and one of them may open every window.
  private func isBounded(_ address: ClientAddress) -> Bool {
    !isBehindProxy && !address.isLoopback
  }
}

import FlyingFox
import Testing
import WebElements

@testable import WebHost

struct ConnectionCountsTests {
  @Test(arguments: [
    (false, ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"], [true, true, false, true]),
    // IPv6 addresses with the same first 64 bits count as one client.
    (
      false, ["2001:db8:0:1::5", "2001:db8:0:1:ffff::6", "2001:db8:0:1::7", "2001:db8:0:2::5"],
      [true, true, false, true]
    ),
    // Only the total limit applies to connections from this machine, and behind a proxy.
    (false, Array(repeating: "127.0.0.1", count: 6), fiveOfSix),
    (false, Array(repeating: "::1", count: 6), fiveOfSix),
    (true, Array(repeating: "192.0.2.1", count: 6), fiveOfSix),
    (false, (0..<6).map { "192.0.2.\($0)" }, fiveOfSix),
  ])
  func
    `The number of connections is limited in total and per client, and a closed one frees its slot`(
      isBehindProxy: Bool,
      addresses: [String],
      admitted: [Bool]
    )
  {
    var limits = HostLimits()
    limits.connections = 5
    limits.connectionsPerAddress = 2
    var counts = ConnectionCounts(limits: limits, isBehindProxy: isBehindProxy)
    func admit(_ text: String) -> Bool { counts.admit(address(text)) }
    #expect(addresses.map(admit) == admitted)
    counts.release(address(addresses[0]))
    #expect([addresses[0], addresses[0]].map(admit) == [true, false])
  }

  private static let fiveOfSix = [true, true, true, true, true, false]

  private func address(_ text: String) -> ClientAddress {
    ClientAddress(text.contains(":") ? .ip6(text, port: 1) : .ip4(text, port: 1))
  }
}

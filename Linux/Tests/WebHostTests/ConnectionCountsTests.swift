import FlyingFox
import Testing
import WebElements

@testable import WebHost

struct ConnectionCountsTests {
  private func counts(isBehindProxy: Bool = false) -> ConnectionCounts {
    var limits = HostLimits()
    limits.connections = 5
    limits.connectionsPerAddress = 2
    return ConnectionCounts(limits: limits, isBehindProxy: isBehindProxy)
  }

  private func address(_ text: String) -> ClientAddress {
    ClientAddress(text.contains(":") ? .ip6(text, port: 1) : .ip4(text, port: 1))
  }

  private let fiveOfSix = [true, true, true, true, true, false]

  private func admit(_ addresses: [String], _ counts: inout ConnectionCounts) -> [Bool] {
    var admitted: [Bool] = []
    for text in addresses { admitted.append(counts.admit(address(text))) }
    return admitted
  }

  @Test func `The number of connections of one address is limited`() {
    var counts = counts()
    let one = "192.0.2.1"
    #expect(admit([one, one, one, "192.0.2.2"], &counts) == [true, true, false, true])
    counts.release(address(one))
    #expect(admit([one, one], &counts) == [true, false])
  }

  @Test func `IPv6 addresses with the same first 64 bits count as one client`() {
    var counts = counts()
    let household = ["2001:db8:0:1::5", "2001:db8:0:1:ffff::6", "2001:db8:0:1::7"]
    #expect(admit(household, &counts) == [true, true, false])
    #expect(admit(["2001:db8:0:2::5"], &counts) == [true])
  }

  @Test(arguments: ["127.0.0.1", "::1"])
  func `Only the total limit applies to connections from this machine`(text: String) {
    var counts = counts()
    #expect(admit(Array(repeating: text, count: 6), &counts) == fiveOfSix)
  }

  @Test func `Only the total limit applies behind a proxy`() {
    var counts = counts(isBehindProxy: true)
    #expect(admit(Array(repeating: "192.0.2.1", count: 6), &counts) == fiveOfSix)
  }

  @Test func `A closed connection frees its slot`() {
    var counts = counts()
    #expect(admit((0..<6).map { "192.0.2.\($0)" }, &counts) == fiveOfSix)
    counts.release(address("192.0.2.0"))
    #expect(admit(["192.0.2.9", "192.0.2.9"], &counts) == [true, false])
  }
}

import FlyingFox
import Foundation
import Testing
import WebElements

@testable import WebHost

/// Limits for wrong pass codes, by client.
struct SignInRatesTests {
  private var limits: HostLimits {
    var limits = HostLimits()
    limits.passCodeBurst = 2
    limits.passCodesPerSecond = 0.1
    limits.sharedPassCodesBurst = 5
    limits.sharedPassCodesPerSecond = 1
    limits.passCodeAddresses = 3
    limits.familiarClients = 2
    return limits
  }

  private func address(_ text: String) -> ClientAddress {
    ClientAddress(of: request(from: .ip4(text, port: 1)), isBehindProxy: false)
  }

  private func client(_ text: String) -> SignInRates.Client { .address(address(text)) }

  /// Returns the waiting times of three simultaneous attempts.
  private func take(
    _ client: SignInRates.Client,
    of rates: inout SignInRates,
    isShared: Bool = true
  ) -> [Duration] {
    var waits: [Duration] = []
    for _ in 0..<3 { waits.append(rates.take(client, isShared: isShared, at: .zero)) }
    return waits
  }

  private func request(from peer: HTTPRequest.Address?, forwarded: String? = nil) -> HTTPRequest {
    let headers = forwarded.map { [HTTPHeader("X-Forwarded-For"): $0] } ?? [:]
    var request = HTTPRequest.test(.POST, "/pass-code", headers)
    request.remoteAddress = peer
    return request
  }

  @Test func `Each address has a separate limit, and all addresses share a total limit`() {
    var rates = SignInRates(limits: limits, now: .zero)
    func takes(_ text: String, _ seconds: Int = 0) -> Duration {
      rates.take(client(text), at: .seconds(seconds))
    }
    #expect([takes("10.0.0.1"), takes("10.0.0.1")] == [.zero, .zero])
    // A refused attempt does not count.
    #expect([takes("10.0.0.1"), takes("10.0.0.1")] == [.seconds(10), .seconds(10)])
    #expect([takes("10.0.0.2"), takes("10.0.0.2"), takes("10.0.0.3")] == [.zero, .zero, .zero])
    #expect(takes("10.0.0.3") == .seconds(1))
    #expect(takes("10.0.0.3", 1) == .zero)
    #expect(takes("10.0.0.1", 10) == .zero)
  }

  @Test func `A correct pass code does not count as an attempt`() {
    var rates = SignInRates(limits: limits, now: .zero)
    for _ in 0..<20 {
      #expect(rates.take(client("10.0.0.1"), at: .zero) == .zero)
      rates.refund(client("10.0.0.1"))
    }
  }

  @Test func `The number of tracked clients is limited`() {
    var rates = SignInRates(limits: limits, now: .zero)
    for number in 0..<10 { _ = rates.take(client("10.0.0.\(number)"), at: .seconds(number)) }
    #expect(rates.count == 3)
    for number in 0..<10 {
      _ = rates.take(.device("d\(number)"), at: .seconds(number))
      rates.addFamiliarAddress(address("10.0.1.\(number)"), at: .seconds(number))
    }
    #expect(rates.count == 5)
  }

  @Test func `Unknown clients can't lock out a signed-in device or a familiar address`() {
    var rates = SignInRates(limits: limits, now: .zero)
    rates.addFamiliarAddress(address("192.0.2.1"), at: .zero)
    for number in 0..<20 { _ = rates.take(client("10.0.0.\(number)"), at: .zero) }
    #expect(take(client("10.0.1.1"), of: &rates) == [.seconds(1), .seconds(1), .seconds(1)])
    for known in [client("192.0.2.1"), .device("d1"), .device("d2")] {
      // Each client has its own limit.
      #expect(take(known, of: &rates) == [.zero, .zero, .seconds(10)])
    }
  }

  @Test func `Familiar clients do not use the budget of unknown clients`() {
    var rates = SignInRates(limits: limits, now: .zero)
    rates.addFamiliarAddress(address("192.0.2.1"), at: .zero)
    _ = take(client("192.0.2.1"), of: &rates)
    for number in 0..<5 {
      #expect(rates.take(client("10.0.0.\(number)"), at: .zero) == .zero)
    }
  }

  @Test func `Unknown clients can't keep the owner from entering the set-up code`() {
    var rates = SignInRates(limits: limits, now: .zero)
    for number in 0..<20 {
      _ = rates.take(client("10.0.0.\(number)"), isShared: false, at: .zero)
    }
    let owner = client("192.0.2.1")
    #expect(take(owner, of: &rates, isShared: false) == [.zero, .zero, .seconds(10)])
  }

  @Test func `The log of failed attempts is limited and counts omitted attempts`() {
    var log = AttemptLog(now: .zero)
    var lines: [Int] = []
    for _ in 0..<100 { if let omitted = log.line(at: .zero) { lines.append(omitted) } }
    #expect(lines == [0, 0, 0, 0, 0])
    #expect(log.line(at: .seconds(60)) == 95)
    #expect(log.line(at: .seconds(60)) == nil)
    #expect(log.line(at: .seconds(120)) == 1)
  }

  @Test func `An IPv6 network counts as one address`() {
    func text(_ peer: HTTPRequest.Address?) -> String {
      ClientAddress(of: request(from: peer), isBehindProxy: false).text
    }
    #expect(text(.ip4("192.0.2.7", port: 9)) == "c0.0.2.7")
    #expect(text(.ip6("::ffff:192.0.2.7", port: 9)) == "c0.0.2.7")
    #expect(text(.ip6("2001:db8:0:1::5", port: 1)) == text(.ip6("2001:db8:0:1:ffff::6", port: 2)))
    #expect(text(.ip6("2001:db8:0:1::5", port: 1)) != text(.ip6("2001:db8:0:2::5", port: 1)))
    #expect(text(nil) == "")
  }

  @Test func `Only the header of a proxy in the local network identifies the client`() {
    func text(_ peer: String, _ forwarded: String, _ isBehindProxy: Bool = true) -> String {
      let request = request(from: .ip4(peer, port: 1), forwarded: forwarded)
      return ClientAddress(of: request, isBehindProxy: isBehindProxy).text
    }
    let client = "cb.0.71.9"
    #expect(text("127.0.0.1", "203.0.113.9") == client)
    // Only the last entry is from the proxy. The client can write anything into the earlier
    // entries.
    #expect(text("172.17.0.1", "10.9.9.9, 203.0.113.9") == client)
    #expect(text("127.0.0.1", "203.0.113.9, nonsense") == "7f.0.0.1")
    #expect(text("127.0.0.1", "203.0.113.9", false) == "7f.0.0.1")
    #expect(text("198.51.100.4", "203.0.113.9") == "c6.33.64.4")
  }

  @Test func `A device is named after its browser and system`() {
    let agents = [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
        + "Gecko) Version/18.1 Mobile/15E148 Safari/604.1": "Safari on iPhone",
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 "
        + "Mobile Safari/537.36": "Chrome on Android",
      "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0": "Firefox on Linux",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
        + "Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0": "Edge on Windows",
      "<script>": "Browser", "curl/8": "Browser",
    ]
    for (agent, words) in agents { #expect(DeviceName.words(agent) == words) }
    #expect(DeviceName.words(nil) == "Browser")
  }
}

import FlyingFox
import Foundation
import Testing
import WebElements

@testable import WebHost

/// How many wrong pass codes are looked at, and whose they are.
struct SignInRatesTests {
  private var limits: HostLimits {
    var limits = HostLimits()
    limits.passCodeBurst = 2
    limits.passCodesPerSecond = 0.1
    limits.allPassCodesBurst = 5
    limits.allPassCodesPerSecond = 1
    limits.passCodeAddresses = 3
    return limits
  }

  private func address(_ text: String) -> ClientAddress {
    ClientAddress(of: request(from: .ip4(text, port: 1)), isBehindProxy: false)
  }

  private func request(from peer: HTTPRequest.Address?, forwarded: String? = nil) -> HTTPRequest {
    var request = HTTPRequest(
      method: .POST,
      version: .http11,
      path: "/pass-code",
      query: [],
      headers: forwarded.map { [HTTPHeader("X-Forwarded-For"): $0] } ?? [:],
      body: Data()
    )
    request.remoteAddress = peer
    return request
  }

  @Test func eachAddressHasItsOwnAndAllTogetherHaveAnEnd() {
    var rates = SignInRates(limits: limits, now: .zero)
    func takes(_ text: String, _ seconds: Int = 0) -> Duration {
      rates.take(address(text), at: .seconds(seconds))
    }
    #expect([takes("10.0.0.1"), takes("10.0.0.1")] == [.zero, .zero])
    // What is not looked at costs nothing more.
    #expect([takes("10.0.0.1"), takes("10.0.0.1")] == [.seconds(10), .seconds(10)])
    #expect([takes("10.0.0.2"), takes("10.0.0.2"), takes("10.0.0.3")] == [.zero, .zero, .zero])
    #expect(takes("10.0.0.3") == .seconds(1))
    #expect(takes("10.0.0.3", 1) == .zero)
    #expect(takes("10.0.0.1", 10) == .zero)
  }

  @Test func aRightOneCountsForNothing() {
    var rates = SignInRates(limits: limits, now: .zero)
    for _ in 0..<20 {
      #expect(rates.take(address("10.0.0.1"), at: .zero) == .zero)
      rates.giveBack(address("10.0.0.1"))
    }
  }

  @Test func theTableHasAnEnd() {
    var rates = SignInRates(limits: limits, now: .zero)
    for number in 0..<10 { _ = rates.take(address("10.0.0.\(number)"), at: .seconds(number)) }
    #expect(rates.count == 3)
  }

  @Test func aHouseholdIsOneAddress() {
    func text(_ peer: HTTPRequest.Address?) -> String {
      ClientAddress(of: request(from: peer), isBehindProxy: false).text
    }
    #expect(text(.ip4("192.0.2.7", port: 9)) == "c0.0.2.7")
    #expect(text(.ip6("::ffff:192.0.2.7", port: 9)) == "c0.0.2.7")
    #expect(text(.ip6("2001:db8:0:1::5", port: 1)) == text(.ip6("2001:db8:0:1:ffff::6", port: 2)))
    #expect(text(.ip6("2001:db8:0:1::5", port: 1)) != text(.ip6("2001:db8:0:2::5", port: 1)))
    #expect(text(nil) == "")
  }

  @Test func onlyAServerNearbyIsAskedWhoComes() {
    func text(_ peer: String, _ forwarded: String, _ isBehindProxy: Bool = true) -> String {
      let request = request(from: .ip4(peer, port: 1), forwarded: forwarded)
      return ClientAddress(of: request, isBehindProxy: isBehindProxy).text
    }
    let client = "cb.0.71.9"
    #expect(text("127.0.0.1", "203.0.113.9") == client)
    // What stands before the last entry is the client's own word.
    #expect(text("172.17.0.1", "10.9.9.9, 203.0.113.9") == client)
    #expect(text("127.0.0.1", "203.0.113.9, nonsense") == "7f.0.0.1")
    #expect(text("127.0.0.1", "203.0.113.9", false) == "7f.0.0.1")
    #expect(text("198.51.100.4", "203.0.113.9") == "c6.33.64.4")
  }

  @Test func aBrowserIsNamedInWords() {
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

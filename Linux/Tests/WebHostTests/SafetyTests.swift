import FlyingFox
import Foundation
import TestSupport
import Testing
import WebElements

@testable import WebHost

struct SafetyTests {
  @Test(
    arguments: [
      ("127.0.0.1", 8080, "127.0.0.1:8080", true), ("127.0.0.1", 8080, "LOCALHOST:8080", true),
      ("127.0.0.1", 8080, "[::1]:8080", true), ("::1", 8080, "[::1]:8080", true),
      ("127.0.0.1", 8080, "127.0.0.1", false), ("127.0.0.1", 8080, "127.0.0.1:80", false),
      ("127.0.0.1", 8080, "evil.example:8080", false),
      ("127.0.0.1", 8080, "localhost.evil.example:8080", false),
      ("127.0.0.1", 8080, "192.168.1.2:8080", false), ("127.0.0.1", 8080, "", false),
      ("127.0.0.1", 80, "localhost", true), ("127.0.0.1", 80, "localhost:80", true),
      ("192.168.1.2", 8080, "192.168.1.2:8080", true),
      ("192.168.1.2", 8080, "127.0.0.1:8080", false),
      // With a wildcard, any IP address is accepted, but no name.
      ("0.0.0.0", 8080, "192.168.1.2:8080", true), ("0.0.0.0", 8080, "[fe80::1]:8080", true),
      ("0.0.0.0", 8080, "evil.example:8080", false), ("0.0.0.0", 8080, "1.2.3.4", false),
      ("0.0.0.0", 8080, "[::1:8080", false),
    ])
  func `Only a Host header that names the host and its port is accepted`(
    address: String,
    port: Int,
    host: String,
    isRight: Bool
  ) throws {
    let policy = OriginPolicy(
      address: try #require(ListenAddress(address)),
      port: port,
      publicAddress: nil
    )
    #expect(policy.acceptsHost(of: .test(.GET, "/", [.host: host])) == isRight)
  }

  @Test(
    arguments: [
      ("0.0.0.0", ["192.168.1.20", "10.0.0.5"]),
      ("::", ["192.168.1.20", "10.0.0.5", "2001:db8::7", "fd00::2"]),
    ])
  func `A host on all interfaces is reachable at the machine's addresses`(
    wildcard: String,
    expected: [String]
  )
    throws
  {
    let interfaces = [
      ("127.0.0.1", true), ("::1", true), ("fe80::1", true), ("2001:db8::7", true),
      ("192.168.1.20", true), ("172.17.0.1", false), ("fd00::2", true), ("10.0.0.5", true),
    ]
    .compactMap { text, isRunning in
      ListenAddress(text).map { NetworkInterface(address: $0, isRunning: isRunning) }
    }
    let address = try #require(ListenAddress(wildcard))
    let reachable = NetworkInterface.reachable(by: address, among: interfaces)
    #expect(reachable.map(\.text) == expected)
    let policy = OriginPolicy(address: address, port: 8080, publicAddress: nil)
    for address in reachable {
      #expect(policy.acceptsHost(of: .test(.GET, "/", [.host: "\(address.urlHost):8080"])))
    }
    // A machine without a network has only loopback and link-local addresses.
    let alone = NetworkInterface.reachable(by: address, among: Array(interfaces.prefix(3)))
    #expect(alone.map(\.text) == ["127.0.0.1"])
  }

  @Test func `The loopback address is among the machine's interfaces`() throws {
    let loopback = try #require(ListenAddress("127.0.0.1"))
    #expect(
      try NetworkInterface.all().contains(NetworkInterface(address: loopback, isRunning: true))
    )
  }

  @Test(
    arguments: [
      ("fe80::1", true), ("febf::1", true), ("fec0::1", false), ("fe8::1", false), ("::1", false),
      ("169.254.0.1", false),
    ])
  func `IPv6 link-local addresses are recognized`(text: String, isLinkLocal: Bool) {
    #expect(ListenAddress(text)?.isLinkLocal == isLinkLocal)
  }

  @Test(
    arguments: [
      ("http://127.0.0.1:8080", true), ("http://localhost:8080", false),
      ("https://127.0.0.1:8080", false), ("http://127.0.0.1", false), ("null", false),
      ("http://evil.example", false), ("", false), (nil, false),
    ])
  func `Only the Origin header of the host's own pages is accepted`(origin: String?, isRight: Bool)
    throws
  {
    let policy = OriginPolicy(
      address: try #require(ListenAddress("127.0.0.1")),
      port: 8080,
      publicAddress: nil
    )
    var request = HTTPRequest.test(.GET, "/", [.host: "127.0.0.1:8080"])
    request.headers[.origin] = origin
    #expect(policy.acceptsOrigin(of: request) == isRight)
  }

  @Test func `Only equal secrets compare as equal`() {
    #expect(equalInConstantTime("secret", "secret"))
    #expect(equalInConstantTime("", ""))
    for guess in ["", "s", "secreT", "Secret", "secret1", "secre", "secret\0"] {
      #expect(!equalInConstantTime(guess, "secret"))
    }
  }

  @Test func `Tokens are long and unique`() {
    let tokens = Set((0..<1_000).map { _ in RandomToken().text })
    #expect(tokens.count == 1_000)
    #expect(tokens.allSatisfy { $0.count == 64 })
  }

  @Test func `A token bucket limits a rate`() {
    var bucket = TokenBucket(capacity: 2, perSecond: 4, now: .zero)
    #expect(bucket.take(at: .zero) == .zero)
    #expect(bucket.take(at: .zero) == .zero)
    #expect(bucket.take(at: .zero) == .milliseconds(250))
    #expect(bucket.take(at: .zero) == .milliseconds(500))
    #expect(bucket.takeIfAvailable(at: .milliseconds(500)) == .milliseconds(250))
    #expect(bucket.takeIfAvailable(at: .milliseconds(750)) == .zero)
    #expect(bucket.takeIfAvailable(at: .milliseconds(750)) == .milliseconds(250))
    #expect(bucket.take(at: .seconds(1_000)) == .zero)
    #expect(bucket.take(at: .seconds(1_000)) == .zero)
    #expect(bucket.take(at: .seconds(1_000)) > .zero)
  }
}

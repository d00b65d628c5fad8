import FlyingFox
import Foundation
import Testing
import WebElements

@testable import WebHost

struct PublicAddressTests {
  @Test(arguments: [
    ("https://habits.example.org", "https://habits.example.org", "", false),
    ("https://Habits.Example.org/", "https://habits.example.org", "", false),
    ("https://example.org:443/app/", "https://example.org", "/app", false),
    ("https://example.org:8443/my/habits", "https://example.org:8443", "/my/habits", false),
    ("http://nas.local", "http://nas.local", "", false),
    ("http://localhost:9000", "http://localhost:9000", "", true),
    ("https://[2001:db8::7]:8443/a", "https://[2001:db8::7]:8443", "/a", false),
    ("https://[::1]", "https://[::1]", "", true),
  ])
  func `A public address is divided into its origin and its root`(
    text: String,
    origin: String,
    root: String,
    isLoopback: Bool
  )
    throws
  {
    let address = try address(text)
    #expect(address.origin == origin)
    #expect(address.root == root)
    #expect(address.isLoopback == isLoopback)
    #expect(address.text == "\(origin)\(root)/")
  }

  @Test(arguments: [
    "ftp://example.org", "https://", "habits.example.org", "https://me@example.org",
    "https://example.org/?a=b", "https://example.org/#a", "https://example.org/a.b",
    "https://example.org/../a", "https://example.org/%2e", "https://example.org//a",
  ])
  func `An invalid public address is refused`(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(PublicAddress(url) == nil)
  }

  @Test(arguments: [
    ("habits.example.org", "https://habits.example.org", true, true),
    ("HABITS.example.org", "https://habits.example.org", true, true),
    ("habits.example.org", "http://habits.example.org", true, false),
    ("habits.example.org", "https://evil.example", true, false),
    ("habits.example.org:443", "https://habits.example.org", false, false),
    ("127.0.0.1:8080", "http://127.0.0.1:8080", false, false),
    ("localhost:8080", "http://localhost:8080", false, false),
    ("evil.example", "https://evil.example", false, false),
  ])
  func `Only the public host and origin are accepted`(
    host: String,
    origin: String,
    isHost: Bool,
    isOrigin: Bool
  ) throws {
    let policy = OriginPolicy(
      address: try #require(ListenAddress("127.0.0.1")),
      port: 8080,
      publicAddress: try address("https://habits.example.org/app")
    )
    let request = HTTPRequest.test(.POST, "/", [.host: host, .origin: origin])
    #expect(policy.acceptsHost(of: request) == isHost)
    #expect(isHost && policy.acceptsOrigin(of: request) == isOrigin || !isHost)
  }

  @Test(arguments: [
    ("/app", "/"), ("/app/", "/"), ("/app/habit/run", "/habit/run"), ("/app/live", "/live"),
    ("/", nil), ("/apple", nil), ("/other/app/", nil), ("/App/", nil),
  ])
  func `Only the root and paths below it belong to the host`(path: String, local: String?) throws {
    let site = SitePath(try address("https://example.org/app"))
    guard let local else {
      #expect(throws: RequestError.elsewhere) { try site.local(path) }
      return
    }
    #expect(try site.local(path) == local)
  }

  @Test func `Every path belongs to the host if there is no root path`() throws {
    #expect(try SitePath(nil).local("/habit/run") == "/habit/run")
  }

  private func address(_ text: String) throws -> PublicAddress {
    let url = try #require(URL(string: text))
    return try #require(PublicAddress(url))
  }
}

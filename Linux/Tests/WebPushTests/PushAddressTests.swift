import Foundation
import Testing

@testable import WebPush

/// Endpoints to which requests are allowed.
struct PushAddressTests {
  private typealias Address = PushAddress.Address

  private func isAllowed(
    _ url: String,
    _ addresses: [[UInt8]],
    allowsLoopback: Bool = false
  ) throws -> Bool {
    let url = try #require(URL(string: url))
    return PushAddress.isAllowed(url, allowsLoopback: allowsLoopback) { _ in
      addresses.map(Address.init)
    }
  }

  @Test func `A public address is allowed`() throws {
    #expect(try isAllowed("https://push.example.net/a", [[8, 8, 8, 8]]))
    let global: [UInt8] = [0x2A, 0] + Array(repeating: 1, count: 14)
    #expect(try isAllowed("https://push.example.net/a", [[8, 8, 8, 8], global]))
    // A proxy may know a name that the system can't resolve.
    #expect(try isAllowed("https://push.example.net/a", []))
  }

  @Test(
    arguments: [
      [127, 0, 0, 1], [10, 1, 2, 3], [192, 168, 1, 1], [172, 16, 0, 1], [172, 31, 9, 9],
      [169, 254, 169, 254], [100, 64, 0, 1], [0, 0, 0, 0], [224, 0, 0, 1], [255, 255, 255, 255],
      [198, 18, 0, 1],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      [0xFE, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      [0xFD, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 10, 0, 0, 1],
      [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0, 192, 168, 0, 1],
      [0x20, 0x02, 10, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    ] as [[UInt8]]
  )
  func `A name with a private address is refused`(address: [UInt8]) throws {
    #expect(try !isAllowed("https://push.example.net/a", [address]))
    #expect(try !isAllowed("https://push.example.net/a", [[8, 8, 8, 8], address]))
  }

  @Test(arguments: [
    "https://127.0.0.1/a", "https://localhost/a", "https://[::1]/a", "https://192.168.1.1/a",
    "https://[fe80::1]/a", "https://[::ffff:10.0.0.1]/a",
  ])
  func `A private address in the endpoint is refused`(url: String) throws {
    #expect(try !PushAddress.isAllowed(#require(URL(string: url))))
  }

  @Test func `The loopback address is allowed only for tests`() throws {
    let local = "http://127.0.0.1:9000/a"
    #expect(try !isAllowed(local, [[127, 0, 0, 1]]))
    #expect(try isAllowed(local, [[127, 0, 0, 1]], allowsLoopback: true))
    #expect(try !isAllowed("http://push.example.net/a", [[8, 8, 8, 8]], allowsLoopback: true))
  }
}

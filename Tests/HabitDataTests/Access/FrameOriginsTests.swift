import Foundation
import HabitTestSupport
import Testing

@testable import HabitData

struct FrameOriginsTests {
  @Test(arguments: [
    ("https://home.example", "https://home.example"),
    ("  HTTP://192.168.1.5:8123/ ", "http://192.168.1.5:8123"),
    ("http://localhost:80", "http://localhost"),
    ("https://home.example:443/", "https://home.example"),
    ("https://home.example:80", "https://home.example:80"),
  ])
  func `An address is reduced to its origin`(typed: String, origin: String) throws {
    var allowed = FrameOrigins()
    try allowed.allow(typed)
    #expect(allowed.origins == [origin])
    #expect(FrameOrigins(rawValue: allowed.rawValue) == allowed)
  }

  @Test(arguments: [
    "", "home.example", "ftp://home.example", "https://home.example/board",
    "https://user@home.example", "https://home.example; script-src 'self'",
    "https://a.example b.example",
    "https://home.example:0", "https://home.example:65536", "https://[::1]:8080", "'self'",
    "https://-home.example", "https://home.example?x", "javascript://home.example",
    "https://*.example",
  ])
  func `Text that is not an origin is refused`(typed: String) {
    var allowed = FrameOrigins()
    let error = typed.contains("*") ? FrameOriginError.pattern : .noOrigin
    #expect(throws: error) { try allowed.allow(typed) }
    #expect(allowed.origins == [])
  }

  @Test func `Each origin is stored once`() throws {
    var allowed = FrameOrigins()
    try allowed.allow("https://home.example")
    try allowed.allow("https://home.example/")
    #expect(allowed.origins == ["https://home.example"])
    allowed.remove("https://home.example")
    #expect(allowed == FrameOrigins())
  }

  @Test func `The number of origins is limited`() throws {
    var allowed = FrameOrigins()
    for number in 1...FrameOrigins.limit { try allowed.allow("http://host\(number)") }
    #expect(throws: FrameOriginError.tooMany) { try allowed.allow("http://one.more") }
    #expect(allowed.origins.count == FrameOrigins.limit)
  }

  @Test func `Invalid stored lines are ignored`() {
    #expect(
      FrameOrigins(rawValue: "http://one\n; script-src *\nhttp://two").origins
        == ["http://one", "http://two"]
    )
  }
}

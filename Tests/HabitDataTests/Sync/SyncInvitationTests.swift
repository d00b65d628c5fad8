import Foundation
import HabitSync
import Testing

@testable import HabitData

/// The data in a QR code for another device.
struct SyncInvitationTests {
  private static let key: SyncKey = {
    var random = SystemRandomNumberGenerator()
    return SyncKey(using: &random)
  }()
  private static let keyText = key.description.replacing("-", with: "")

  private static func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func link(_ place: SyncPlace) -> String {
    AppLink.sync(SyncInvitation(Self.key, place)).url.absoluteString
  }

  private func read(_ query: String) throws -> AppLink? {
    AppLink(try Self.url("habittracker:///sync?" + query))
  }

  @Test func `A folder is described by its path`() throws {
    let place = SyncPlace.folder(path: "/home/me/a & b/習慣 100%+=?#")
    let link = link(place)
    #expect(
      link == "habittracker:///sync?key=\(Self.keyText)"
        + "&folder=/home/me/a%20%26%20b/%E7%BF%92%E6%85%A3%20100%25+%3D?%23"
    )
    #expect(AppLink(try Self.url(link)) == .sync(SyncInvitation(Self.key, place)))
  }

  /// The paths of iOS mean nothing on other devices.
  @Test func `A link to a folder that was chosen in Files contains no path`() throws {
    let place = SyncPlace.folder(path: "/private/var/mobile/habits", bookmark: Data([1]))
    #expect(link(place) == "habittracker:///sync?key=\(Self.keyText)&folder=")
    #expect(SyncInvitation(Self.key, place).place == .folder(path: nil))
    #expect(AppLink(try Self.url(link(place))) == .sync(SyncInvitation(Self.key, place)))
  }

  @Test func `A link contains no password and no token`() throws {
    let dav = SyncPlace.webDAV(
      url: try Self.url("https://inner:hidden@example.com:8443/dav/habits?a=1&b=2"),
      user: "me@example.com",
      password: "hidden"
    )
    let server = SyncPlace.server(url: try Self.url("http://10.0.0.2:8080"), token: "hidden")
    #expect(
      link(dav) == "habittracker:///sync?key=\(Self.keyText)"
        + "&webdav=https://example.com:8443/dav/habits?a%3D1%26b%3D2&user=me@example.com"
    )
    #expect(
      link(server) == "habittracker:///sync?key=\(Self.keyText)&server=http://10.0.0.2:8080"
    )
    for place in [dav, server] {
      #expect(AppLink(try Self.url(link(place))) == .sync(SyncInvitation(Self.key, place)))
      #expect(!String(reflecting: SyncInvitation(Self.key, place)).contains("hidden"))
    }
  }

  @Test func `A key is accepted with the separators shown in it`() throws {
    let wanted = AppLink.sync(SyncInvitation(Self.key, .folder(path: "/a")))
    #expect(try read("key=\(Self.key.description.lowercased())&folder=/a") == wanted)
  }

  @Test(arguments: ["Https://example.com/dav", "HTTPS://example.com/dav"])
  func `An address's scheme may have capital letters and is stored in lowercase`(text: String)
    throws
  {
    #expect(URL(address: text)?.absoluteString == "https://example.com/dav")
    let server = SyncPlace.server(url: try Self.url("https://example.com/dav"), token: "")
    #expect(
      try read("key=\(Self.keyText)&server=\(text)") == .sync(SyncInvitation(Self.key, server))
    )
  }

  @Test(arguments: [
    "", "key=", "key=\(keyText)", "folder=/a", "key=\(keyText.dropLast())&folder=/a",
    "key=\(keyText)&folder=a", "key=\(keyText)&webdav=", "key=\(keyText)&webdav=ftp://example.com",
    "key=\(keyText)&server=javascript:alert(1)", "key=\(keyText)&server=https:///a",
    "key=\(keyText)&place=/a",
  ])
  func `A link without a valid key and remote folder is not an invitation`(query: String) throws {
    #expect(try read(query) == nil)
  }

  /// A link from someone else can't add a password either.
  @Test func `Passwords and unknown parameters in a link are ignored`() throws {
    let query = "key=\(Self.keyText)&server=https://me:hidden@example.com&token=hidden"
    let place = SyncPlace.server(url: try Self.url("https://example.com"), token: "")
    #expect(try read(query) == .sync(SyncInvitation(Self.key, place)))
  }
}

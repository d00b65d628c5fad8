import Foundation
import HabitData
import Testing

/// Warnings about remote folders to which secrets are sent.
struct SyncPlaceTests {
  @Test(arguments: [
    "http://example.com/dav", "HTTP://example.com/", "http://8.8.8.8/", "http://172.32.0.1:8080/",
    "http://[2001:db8::1]/", "http://local.example.com/", "http://1.2.3.4.5/",
  ])
  func `Plain HTTP to another network causes a warning`(address: String) throws {
    let url = try #require(URL(string: address))
    let server = SyncPlace.server(url: url, token: "t")
    #expect(server.warning?.contains("others on the network can read your token") == true)
    let webDAV = SyncPlace.webDAV(url: url, user: "ann", password: "p")
    #expect(webDAV.warning?.contains("others on the network can read your password") == true)
  }

  @Test(arguments: [
    "https://example.com/dav", "http://localhost:8080/", "http://127.0.0.1/", "http://10.1.2.3/",
    "http://172.16.0.1/", "http://192.168.178.2/", "http://169.254.1.1/", "http://100.100.1.1/",
    "http://[::1]/", "http://[fe80::1]/", "http://[fd00::2]/", "http://nas/", "http://nas.local/",
    "http://nas.home.arpa/",
  ])
  func `Encrypted addresses and the local network cause no warning`(address: String) throws {
    let url = try #require(URL(string: address))
    #expect(SyncPlace.server(url: url, token: "t").warning == nil)
    #expect(SyncPlace.webDAV(url: url, user: "ann", password: "p").warning == nil)
    #expect(SyncPlace.folder(path: "/habits").warning == nil)
  }
}

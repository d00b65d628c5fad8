import Foundation
import HabitTestSupport
import TestSupport
import Testing

@testable import HabitSync

struct MultistatusTests {
  private func files(_ inner: String) throws -> [String] {
    try Multistatus(Array("<multistatus>\(inner)</multistatus>".utf8)).files
  }

  @Test(
    arguments: [
      ("/dav/a", "a"), ("a", "a"), ("https://else.example/x/y/a?b#c", "a"), ("/dav/a%20b", "a b"),
      ("/dav/%C3%A4&amp;&#x62;&#99;", "ä&bc"), ("\n  /dav/a\n", "a"),
    ]
  )
  func `A file's name is the last part of its address`(href: String, name: String) throws {
    #expect(try files("<response><href>\(href)</href></response>") == [name])
  }

  @Test(
    arguments: [
      "/dav/", "", "/dav/..", "/dav/.", "/dav/a%2F..%2Fb", "/dav/%00", "/dav/%FF", "/dav/%zz",
      "/dav/" + String(repeating: "a", count: 300),
    ]
  )
  func `An address that names no file in the folder is skipped`(href: String) throws {
    #expect(try files("<response><href>\(href)</href></response>") == [])
  }

  @Test func `Folders and addresses outside responses are skipped, and duplicates count once`()
    throws
  {
    let list = """
      <!-- a comment with <b> --><?php ?><response><href>/a</href><x><href>/x</href></x></response>
      <response><href><![CDATA[/b]]></href><propstat><prop><resourcetype/></prop></propstat></response>
      <response><href>/b</href><status>HTTP/1.1 200 > OK</status></response>
      <response><href>/c</href><prop><resourcetype><collection/></resourcetype></prop></response>
      <response a=">" b='"/'><href>/d</href><size>-5</size></response>
      """
    #expect(try files(list) == ["a", "b", "d"])
  }

  @Test func `The number of files in a listing is limited`() throws {
    func list(_ count: Int) -> String {
      (0..<count).map { "<response><href>/\($0)</href></response>" }.joined()
    }
    #expect(try files(list(Multistatus.limit)).count == Multistatus.limit)
    #expect(throws: XMLError()) { try files(list(100_000)) }
  }

  @Test func `Random input is read or refused, without a crash`() throws {
    var mutator = Mutator(seed: 1)
    let list = Array(
      "<a:multistatus x='y'><response><href>/a&amp;</href></response></a:multistatus>".utf8
    )
    for _ in 0..<RandomCases.count(of: 20_000) {
      let bytes = mutator.changed(list, with: list)
      do throws(XMLError) { _ = try Multistatus(bytes) } catch {}
    }
  }
}

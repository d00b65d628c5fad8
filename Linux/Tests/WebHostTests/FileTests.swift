import Foundation
import TestSupport
import Testing
import WebElements

@testable import WebHost

/// File transfers between a page and its browser.
extension HostTests {
  /// A request for the upload, by default from the host's own page.
  private struct Request {
    var method = "POST"
    var host: String?
    var origin: String?
    var extra = ""
  }

  // MARK: Uploads

  @Test func `An uploaded file is on disk with its name`() async throws {
    try await serving(isLive: false) { client, port in
      let address = waitForFile()
      let bytes = Array(repeating: UInt8(7), count: 300_000)
      try await send(client, port, "\(address)?name=M%C3%A4rz%202026.db", bytes)
      #expect(try await client.response().hasPrefix("HTTP/1.1 200 "))
      let file = try #require(try received.first?.get())
      #expect(received.count == 1)
      #expect(file.url.lastPathComponent == "März 2026.db")
      #expect(try Data(contentsOf: file.url) == Data(bytes))
      #expect(try permissions(file.url) == 0o600)
      #expect(try permissions(file.url.deletingLastPathComponent()) == 0o700)
      try file.remove()
      #expect(!exists(file.url.deletingLastPathComponent()))
      // The connection stays open.
      try await client.send("GET /none.css HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      #expect(try await client.response().hasPrefix("HTTP/1.1 404 "))
    }
  }

  @Test func `An upload address accepts one file`() async throws {
    try await serving(isLive: false) { client, port in
      let address = waitForFile()
      try await send(client, port, address, [1])
      #expect(try await client.response().hasPrefix("HTTP/1.1 200 "))
      try received[0].get().remove()
      try await send(client, port, address, [2])
      #expect(try await client.response().hasPrefix("HTTP/1.1 404 "))
      #expect(received.count == 1)
    }
  }

  @Test(
    arguments: [
      (Request(origin: "http://evil.example"), "403"), (Request(origin: ""), "403"),
      (Request(host: "evil.example"), "403"), (Request(method: "GET"), "405"),
      (Request(method: "PUT"), "405"), (Request(extra: "Transfer-Encoding: chunked\r\n"), "411"),
    ])
  private func `An upload with an invalid origin, host, method, or length is refused`(
    request: Request,
    status: String
  )
    async throws
  {
    try await serving(isLive: false) { client, port in
      let address = waitForFile()
      try await send(client, port, address, [1, 2], request)
      #expect(try await client.response().hasPrefix("HTTP/1.1 \(status) "))
      #expect(received.isEmpty)
      #expect(try uploadFolders.isEmpty)
    }
  }

  @Test func `An upload that no page waits for is refused`() async throws {
    try await serving(isLive: false) { client, port in
      let address = waitForFile()
      pages[0].files.closeUpload(address)
      for address in [address, "/upload/", "/upload/\(RandomToken().text)"] {
        var client = try await TestClient(port: port)
        try await send(client, port, address, [1, 2])
        #expect(try await client.response().hasPrefix("HTTP/1.1 404 "))
        try client.close()
      }
      #expect(received.isEmpty)
    }
  }

  @Test func `A file beyond the limit is refused before it is sent`() async throws {
    var limits = HostLimits()
    limits.upload = 1_000
    limits.requestBody = 1_000
    try await serving(limits, isLive: false) { client, port in
      let address = waitForFile()
      try await client.send(head(port, address, length: 1_001))
      #expect(try await client.response().hasPrefix("HTTP/1.1 413 "))
      #expect(received.isEmpty)
      #expect(try uploadFolders.isEmpty)
    }
  }

  @Test func `An interrupted upload leaves no file and can be repeated`() async throws {
    try await serving(isLive: false) { _, port in
      let address = waitForFile()
      let cut = try await TestClient(port: port)
      try await cut.send(head(port, address, length: 4) + "ab")
      try await until { try !self.uploadFolders.isEmpty }
      try cut.close()
      // The address is free again when the host notices the end of the connection.
      var answer = ""
      while !answer.hasPrefix("HTTP/1.1 200 "), !Task.isCancelled {
        var other = try await TestClient(port: port)
        try await send(other, port, address, [1, 2])
        answer = try await other.response()
        try other.close()
      }
      #expect(received.count == 1)
      try received[0].get().remove()
      #expect(try uploadFolders.isEmpty)
    }
  }

  @Test func `A file for a closed page is removed`() async throws {
    try await serving(isLive: false) { client, port in
      let address = waitForFile()
      try await client.send(head(port, address, length: 2) + "a")
      try await until { try !self.uploadFolders.isEmpty }
      pages[0].files.closeUpload(address)
      try await client.send("b")
      #expect(try await client.response().hasPrefix("HTTP/1.1 200 "))
      #expect(received.isEmpty)
      #expect(try uploadFolders.isEmpty)
    }
  }

  @Test(arguments: [
    ("a.db", "a.db"), ("../../etc/passwd", "passwd"), ("..", "file"), ("", "file"), (".", "file"),
    (#"C:\me\a.csv"#, "a.csv"), ("a\u{0}b\n.db", "ab.db"), ("/", "file"),
    (String(repeating: "é", count: 200), String(repeating: "é", count: 100)),
  ])
  func `An uploaded file's name can't leave its folder`(name: String, file: String) {
    #expect(FileSink.safe(name) == file)
  }

  // MARK: Downloads

  @Test func `A file is downloaded once`() async throws {
    try await serving(isLive: false) { client, port in
      var downloads = 0
      let file = OfferedFile(
        name: "Grüße \"1\"\r\n.json",
        contentType: "application/json",
        data: Data("[1]".utf8)
      )
      let address = pages[0].files.openDownload(file) { downloads += 1 }
      let request = "GET \(address) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
      try await client.send(request + "Sec-Fetch-Site: cross-site\r\n\r\n")
      #expect(try await client.response().hasPrefix("HTTP/1.1 404 "))
      try await client.send(request + "Sec-Fetch-Site: same-origin\r\n\r\n")
      let response = try await client.response()
      #expect(response.hasPrefix("HTTP/1.1 200 "))
      #expect(response.hasSuffix("\r\n\r\n[1]"))
      let name = "Gr%C3%BC%C3%9Fe%20%221%22%0D%0A.json"
      #expect(response.contains("Content-Disposition: attachment; filename*=UTF-8''\(name)\r\n"))
      #expect(response.contains("Content-Type: application/json\r\n"))
      #expect(response.contains("X-Content-Type-Options: nosniff\r\n"))
      #expect(response.contains("Cache-Control: no-store\r\n"))
      try await client.send(request + "\r\n")
      #expect(try await client.response().hasPrefix("HTTP/1.1 404 "))
      #expect(downloads == 1)
    }
  }

  @Test func `A HEAD request does not use up a download`() async throws {
    try await serving(isLive: false) { client, port in
      let file = OfferedFile(name: "a", contentType: "text/csv", data: Data("1".utf8))
      let address = pages[0].files.openDownload(file) {}
      let own = "Host: 127.0.0.1:\(port)\r\nSec-Fetch-Site: same-origin\r\n\r\n"
      try await client.send("HEAD \(address) HTTP/1.1\r\n\(own)")
      let head = try await client.head()
      try await client.send("GET \(address) HTTP/1.1\r\n\(own)")
      let response = try await client.response()
      #expect(response.hasSuffix("\r\n\r\n1"))
      // The order of headers is not defined.
      let lines = [head, String(response.dropLast())].map { $0.split(separator: "\r\n").sorted() }
      #expect(lines[0] == lines[1])
    }
  }

  @Test func `A download is no longer available after its page closes`() async throws {
    try await serving(isLive: false) { client, port in
      let file = OfferedFile(name: "a", contentType: "text/csv", data: Data())
      let address = pages[0].files.openDownload(file) {}
      host?.sessions.endAll()
      try await client.send("GET \(address) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      #expect(try await client.response().hasPrefix("HTTP/1.1 404 "))
    }
  }

  // MARK: Helpers

  private func waitForFile() -> String {
    pages[0].files.openUpload { self.received.append($0) }
  }

  private func send(
    _ client: TestClient,
    _ port: Int,
    _ address: String,
    _ bytes: [UInt8],
    _ request: Request = Request()
  ) async throws {
    try await client.send(head(port, address, length: bytes.count, request))
    try await client.send(bytes)
  }

  private func head(
    _ port: Int,
    _ address: String,
    length: Int,
    _ request: Request = Request()
  ) -> String {
    """
    \(request.method) \(address) HTTP/1.1\r
    Host: \(request.host ?? "127.0.0.1:\(port)")\r
    Origin: \(request.origin ?? "http://127.0.0.1:\(port)")\r
    \(request.extra)Content-Length: \(length)\r
    \r

    """
  }

  /// The folders of uploads that have not been removed, because they are in progress or failed.
  private var uploadFolders: [URL] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: uploads.url, includingPropertiesForKeys: nil)
    }
  }

  private func permissions(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))[
      .posixPermissions
    ] as? Int
  }

  private func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
  }
}

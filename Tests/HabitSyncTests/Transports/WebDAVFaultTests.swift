import Foundation
import Synchronization
import Testing

@testable import HabitSync

/// Servers that send false, slow, truncated, or unexpected responses cost time and nothing more.
@Suite(.timeLimit(.minutes(5)))
struct WebDAVFaultTests {
  private static let name = String(repeating: "1", count: 32)
  private static let page = """
    it sent a web page instead of files. The network may require you to sign in, or the address may be wrong.
    """

  private func transport(
    _ server: TestServer,
    _ path: String = "/dav/habits/",
    silence: TimeInterval = 60,
    whole: Duration = .seconds(60)
  ) throws -> WebDAVTransport {
    WebDAVTransport(
      url: try server.url(path),
      user: "ann",
      password: "töp",
      timeouts: HTTPTimeouts(silence: silence, slowest: .infinity, whole: whole)
    )
  }

  private func names(
    _ reply: TestReply,
    silence: TimeInterval = 60,
    whole: Duration = .seconds(60)
  ) async throws -> Result<[String], SyncTransportError> {
    let server = try TestServer { _ in reply }
    defer { server.stop() }
    let transport = try transport(server, silence: silence, whole: whole)
    do throws(SyncTransportError) { return .success(try await transport.names()) } catch {
      return .failure(error)
    }
  }

  @Test(
    arguments: [
      (401, "the user name, password, or token is not accepted."),
      (403, "the server does not allow it."),
      (405, "this address doesn't accept files."),
      (423, "another program has locked it."),
      (500, "it answered with status 500."),
      (502, "the gateway can't reach the server."),
      (507, "it has no space left."),
      (511, "the network requires you to sign in."),
      (204, page),
    ]
  )
  func `Each status code is explained in words`(status: Int, reason: String) async throws {
    #expect(try await names(.answer(status)) == .failure(.isAway(reason)))
  }

  @Test(arguments: ["Basic", "Digest", "Bearer"])
  func `A password that is not accepted is sent once`(kind: String) async throws {
    let challenge = #"\(kind) realm="habits", nonce="1", qop="auth""#
    let server = try TestServer { _ in .answer(401, [1], ["WWW-Authenticate": challenge]) }
    defer { server.stop() }
    let reason = "the user name, password, or token is not accepted."
    let transport = try transport(server)
    await #expect(throws: SyncTransportError.isAway(reason)) { try await transport.names() }
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [429, 503])
  func `An error contains the pause that the server requests`(status: Int) async throws {
    let result = try await names(.answer(status, [], ["Retry-After": "120"]))
    guard case .failure(.isAway(_, let wait)) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(wait == .seconds(120))
    // Only a nonnegative number of seconds counts as a pause.
    let other = try await names(.answer(status, [], ["Retry-After": "-5"]))
    guard case .failure(.isAway(_, nil)) = other else {
      Issue.record("\(other)")
      return
    }
  }

  @Test func `A sign-in page is accepted as neither a listing nor a file`() async throws {
    #expect(try await names(.page()) == .failure(.isAway(Self.page)))
    let server = try TestServer { _ in .page() }
    defer { server.stop() }
    let transport = try transport(server)
    await #expect(throws: SyncTransportError.isAway(Self.page)) {
      try await transport.read(Self.name, limit: 1_000)
    }
    await #expect(throws: SyncTransportError.failed(name: Self.name, reason: Self.page)) {
      try await transport.write(Self.name, [1])
    }
    await #expect(throws: SyncTransportError.failed(name: Self.name, reason: Self.page)) {
      try await transport.remove(Self.name)
    }
  }

  @Test(
    arguments: [
      "", "nonsense", "<multistatus>", "<html/>", "<multistatus></wrong>",
      "<multistatus/><multistatus/>", "<multistatus>&bomb;</multistatus>",
      #"<!DOCTYPE m [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><multistatus>&b;</multistatus>"#,
      String(repeating: "<multistatus>", count: 100_000),
      "<multistatus><response><href>/a</href>", "<multistatus a='", "<", "<!--", "</", "<//>", "<>",
    ]
  )
  func `An invalid listing is refused`(text: String) async throws {
    let result = try await names(.answer(207, Array(text.utf8), type: "text/xml"))
    #expect(result == .failure(.isAway("its list of files can't be read.")))
  }

  @Test(
    arguments: [
      "", "HTTP/1.1 207 Multi-Status\r\nContent-Le",
      "HTTP/1.1 207 Multi-Status\r\nContent-Length: 1000\r\n\r\n<multi",
    ]
  )
  func `A request to a stalled server fails after the timeout`(text: String) async throws {
    let result = try await names(.raw(text, stalls: true), silence: 1)
    #expect(result == .failure(.isAway("it didn't answer in time.")))
  }

  @Test func `A slow answer is awaited up to the time limit`() async throws {
    let list = Array("<multistatus></multistatus>".utf8)
    var reply = TestReply.answer(207, list)
    reply.slowly = 50
    #expect(try await names(reply) == .success([]))

    reply = TestReply.answer(207, [UInt8](repeating: 0x20, count: 1_000))
    reply.slowly = 50
    let result = try await names(reply, whole: .seconds(1))
    #expect(result == .failure(.isAway("it didn't answer in time.")))
  }

  @Test func `A slow upload succeeds, and a stalled upload fails`() async throws {
    let bytes = [UInt8](repeating: 7, count: 16 << 20)
    let server = try TestServer { _ in .answer(201) }
    defer { server.stop() }
    // The client must also wait for the data that is in transit after its last write.
    server.read(pausing: 10)
    try await transport(server).write(Self.name, bytes)
    #expect(server.requests.first?.body == bytes)

    server.read(pausing: 60_000)
    let transport = try transport(server, silence: 1)
    await #expect(throws: SyncTransportError.isAway("it didn't answer in time.")) {
      try await transport.write(Self.name, bytes)
    }
  }

  @Test(arguments: ["Content-Length: 99999999999\r\n", ""])
  func `An endless answer is aborted`(header: String) async throws {
    var reply = TestReply.raw("HTTP/1.1 200 OK\r\n\(header)\r\n")
    reply.endless = [UInt8](repeating: 7, count: 1 << 16)
    let server = try TestServer { [reply] _ in reply }
    defer { server.stop() }
    let transport = try transport(server)
    await #expect(throws: SyncTransportError.isTooLarge(name: Self.name)) {
      try await transport.read(Self.name, limit: 1 << 20)
    }
  }

  @Test(arguments: [0, 5, 40, 90])
  func `A truncated answer is refused`(count: Int) async throws {
    let whole = TestReply.answer(200, [UInt8](repeating: 7, count: 200))
    let server = try TestServer { _ in whole.cut(count) }
    defer { server.stop() }
    let transport = try transport(server)
    await #expect(throws: SyncTransportError.isAway("the connection was lost.")) {
      try await transport.read(Self.name, limit: 1_000)
    }
  }

  @Test func `The password is never sent to another server after a redirect`() async throws {
    let other = try TestServer { _ in .answer(207) }
    defer { other.stop() }
    for address in [
      try other.url("/dav/habits/").absoluteString, "https://elsewhere.example/",
      "//elsewhere.example/dav/", "ftp://127.0.0.1/",
      try other.url("/dav/habits/", scheme: "https").absoluteString,
    ] {
      let result = try await names(.answer(301, [], ["Location": address]))
      #expect(
        result
          == .failure(
            .isAway("it redirects to another server. If you trust that server, use its address.")
          )
      )
    }
    #expect(other.requests.isEmpty)
    let over = try await names(.answer(302, [], ["Location": "/dav/habits/"]))
    #expect(over == .failure(.isAway("it redirects too often.")))
  }

  /// A target may be relative, and a scheme in capital letters.
  @Test(arguments: ["http", "HTTP"])
  func `A redirect on the same server is followed`(scheme: String) async throws {
    let dav = TestWebDAV(folders: ["/", "/new/"])
    dav.put("/new/\(Self.name)", [1, 2])
    let server = try TestServer { request in
      let root = scheme == "http" ? "" : "\(scheme)://\(request.headers["host"] ?? "")"
      return request.target.hasPrefix("/new")
        ? dav.reply(to: request)
        : .answer(308, [], ["Location": root + "/new" + request.target.dropFirst(4)])
    }
    defer { server.stop() }
    let url = try server.url("/old", scheme: scheme)
    let transport = WebDAVTransport(url: url, user: "ann", password: "töp")
    #expect(try await transport.names() == [Self.name])
    #expect(try await transport.read(Self.name, limit: 9) == [1, 2])
  }

  @Test func `A server that is off, unknown, or without TLS causes an error`() async throws {
    let server = try TestServer { _ in .answer(500) }
    server.stop()
    let nobody = WebDAVTransport(url: try server.url("/"), user: "ann", password: "secret")
    await #expect(throws: SyncTransportError.isAway("nothing answers at this address.")) {
      try await nobody.names()
    }
    let url = try server.url("/", host: "nowhere.invalid")
    let nowhere = WebDAVTransport(url: url, user: "ann", password: "secret")
    await #expect(throws: SyncTransportError.isAway("the server's name was not found.")) {
      try await nowhere.names()
    }
    let plain = try TestServer { _ in .answer(207) }
    defer { plain.stop() }
    let secured = WebDAVTransport(
      url: try plain.url("/", scheme: "https"),
      user: "",
      password: "s",
      timeouts: HTTPTimeouts(silence: 1)
    )
    await #expect(throws: SyncTransportError.self) { try await secured.names() }
    guard let file = URL(string: "file:///etc/passwd") else { return }
    await #expect(throws: SyncTransportError.self) {
      try await WebDAVTransport(url: file, user: "", password: "").names()
    }
  }

  @Test func `The folder and its parents are created`() async throws {
    let dav = TestWebDAV(folders: ["/"])
    let server = try TestServer { dav.reply(to: $0) }
    defer { server.stop() }
    let transport = try transport(server, "/dav/my%20habits")
    #expect(try await transport.names() == [])
    try await transport.write(Self.name, [1])
    #expect(dav.files == ["/dav/my habits/\(Self.name)": [1]])
    // A server that creates no folder is asked only a few times.
    server.handle { .answer($0.method == "MKCOL" ? 409 : 404) }
    let before = server.requests.count
    await #expect(throws: SyncTransportError.self) { try await transport.names() }
    #expect(server.requests.count - before < 20)
  }

  @Test(arguments: [("MOVE", 412), ("MOVE", 423), ("MOVE", 500), ("PUT", 507)])
  func `A file that the server does not accept leaves no temporary or partial file`(
    method: String,
    status: Int
  ) async throws {
    let dav = TestWebDAV()
    dav.change { style in
      style.fault = { request in
        guard request.method == method else { return nil }
        if method == "PUT" { dav.put(request.target, [1]) }
        return .answer(status)
      }
    }
    let server = try TestServer { dav.reply(to: $0) }
    defer { server.stop() }
    let transport = try transport(server)
    do throws(SyncTransportError) {
      try await transport.write(Self.name, [1])
      #expect(status == 412)
    } catch {
      #expect(status != 412)
    }
    #expect(dav.files == [:])
  }

  @Test func `An existing file is never overwritten`() async throws {
    let dav = TestWebDAV()
    let server = try TestServer { dav.reply(to: $0) }
    defer { server.stop() }
    let transport = try transport(server)
    try await transport.write(Self.name, [1])
    try await transport.write(Self.name, [2])
    #expect(Array(dav.files.values) == [[1]])
  }

  @Test func `A missing folder is created when a file is written`() async throws {
    let dav = TestWebDAV(folders: ["/"])
    let server = try TestServer { dav.reply(to: $0) }
    defer { server.stop() }
    try await transport(server).write(Self.name, [1])
    #expect(Array(dav.files.values) == [[1]])
  }

  @Test func `No error contains the password`() async throws {
    let server = try TestServer { _ in .answer(401, Array("töp".utf8)) }
    defer { server.stop() }
    let address = "http://ann:secret@127.0.0.1:\(server.port)/dav/"
    guard let url = URL(string: address) else { return }
    let transport = WebDAVTransport(url: url, user: "ann", password: "töp")
    do throws(SyncTransportError) {
      _ = try await transport.names()
      Issue.record("the listing succeeded")
    } catch {
      let words = "\(error) \(error.localizedDescription)"
      #expect(!words.contains("töp") && !words.contains("secret"))
    }
    // The credentials are sent with the first request, and only once.
    #expect(server.requests.map { $0.headers["authorization"] } == ["Basic YW5uOnTDtnA="])
  }

  @Test func `A canceled request stops waiting`() async throws {
    let server = try TestServer { _ in .raw("", stalls: true) }
    defer { server.stop() }
    let transport = try transport(server)
    let task = Task { try await transport.names() }
    while server.requests.isEmpty, !Task.isCancelled { await Task.yield() }
    task.cancel()
    await #expect(throws: SyncTransportError.self) { try await task.value }
  }
}

import FlyingFox
import FlyingSocks
import Foundation
import Synchronization
import Testing
import TestSupport
import WebElements

@testable import WebHost

/// Answers of a module at its own path.
@Suite(.timeLimit(.minutes(5))) @MainActor struct PathResponderTests {
  private let own: [HTTPHeader: String] = [.origin: "http://127.0.0.1:8080"]
  private let foreign: [HTTPHeader: String] = [.origin: "http://evil.example"]

  @Test func `A responder receives the whole request`() async throws {
    let echo = EchoResponder("/tiles")
    let handler = try handler([echo])
    let headers = own.merging([.accept: "text/html", HTTPHeader("X-Two"): "a"]) { $1 }
    let response = try await handler.respond(
      .POST,
      "/tiles/a%20b?x=1&x=2&y=",
      headers,
      body: "some"
    )
    #expect(response.statusCode == .ok)
    #expect(try await response.bodyData == Data("some".utf8))
    let request = try #require(echo.requests.first)
    #expect(request.method == .post)
    #expect(request.path == "/tiles/a b")
    #expect(request.query == ["x": "1", "y": ""])
    #expect(request.header("accept") == "text/html")
    #expect(request.header("x-two") == "a")
    #expect(request.header("none") == nil)
    #expect(request.body == Data("some".utf8))
    #expect(request.isAdmitted)
    #expect(request.isFromOwnPage)
  }

  @Test func `The responder with the longest matching path answers, and other paths open pages`()
    async throws
  {
    let short = EchoResponder("/tiles")
    let long = EchoResponder("/tiles/one")
    let handler = try handler([short, long])
    for path in ["/tiles", "/tiles/on", "/tiles/one", "/tiles/one/2", "/tiles/one2"] {
      _ = try await handler.respond(.GET, path)
    }
    #expect(short.requests.map(\.path) == ["/tiles", "/tiles/on", "/tiles/one2"])
    #expect(long.requests.map(\.path) == ["/tiles/one", "/tiles/one/2"])
    let page = await handler.reply(to: .own(.GET, "/tilesets"))
    guard case .document = page else { throw UnexpectedReply(reply: "\(page)") }
  }

  @Test func `A response has security headers, and only named websites may frame it`() async throws
  {
    let handler = try handler([
      EchoResponder("/tiles") { request in
        PathResponse(
          status: .tooManyRequests,
          headers: ["Retry-After": "7", "Content-Type": "text/plain"],
          frameAncestors: request.query["framed"] == nil ? [] : ["'self'", "https://wall.example"]
        )
      }
    ])
    let response = try await handler.respond(.GET, "/tiles")
    #expect(response.statusCode == .tooManyRequests)
    #expect(response.headers[HTTPHeader("Retry-After")] == "7")
    #expect(response.headers[.contentType] == "text/plain")
    #expect(response.headers[HTTPHeader("X-Content-Type-Options")] == "nosniff")
    #expect(response.headers[.cacheControl] == "no-store")
    #expect(policy(response).hasSuffix("; frame-ancestors 'none'"))
    let framed = try await handler.respond(.GET, "/tiles?framed=1")
    #expect(policy(framed).hasSuffix("; frame-ancestors 'self' https://wall.example"))
  }

  @Test(arguments: [PathAccess.pages, .own])
  func `A request with a foreign host, foreign origin, or unsupported method is refused`(
    access: PathAccess
  )
    async throws
  {
    let echo = EchoResponder("/tiles", access: access)
    let handler = try handler([echo])
    #expect(try await handler.status(.GET, "/tiles", [.host: "evil.example:8080"]) == 403)
    #expect(try await handler.status(.POST, "/tiles", [.host: "evil.example:8080"]) == 403)
    #expect(try await handler.status(.POST, "/tiles", foreign) == 403)
    #expect(try await handler.status(.POST, "/tiles", [.fetchSite: "cross-site"]) == 403)
    for method in [HTTPMethod.PUT, .DELETE, .PATCH, .OPTIONS, .TRACE, HTTPMethod("QUERY")] {
      let response = try await handler.respond(method, "/tiles", own)
      #expect(response.statusCode == .methodNotAllowed)
      #expect(response.headers[HTTPHeader("Allow")] == "GET, HEAD, POST")
    }
    #expect(echo.requests.isEmpty)
  }

  @Test func `A method that the responder does not allow is refused`() async throws {
    let echo = EchoResponder("/tiles", methods: [.get])
    let handler = try handler([echo])
    #expect(try await handler.status(.GET, "/tiles") == 200)
    let post = try await handler.respond(.POST, "/tiles", own)
    #expect(post.statusCode == .methodNotAllowed)
    #expect(post.headers[HTTPHeader("Allow")] == "GET, HEAD")
    #expect(echo.requests.count == 1)
  }

  @Test func `Only a responder with its own access control accepts changes from programs`()
    async throws
  {
    let pages = EchoResponder("/tiles")
    let door = EchoResponder("/door", access: .own)
    let handler = try handler([pages, door])
    #expect(try await handler.status(.POST, "/tiles") == 403)
    #expect(try await handler.status(.POST, "/door") == 200)
    #expect(try await handler.status(.POST, "/door", own) == 200)
    #expect(pages.requests.isEmpty)
    #expect(door.requests.map(\.isFromOwnPage) == [false, true])
  }

  @Test func `The pass code is required unless the responder has its own access control`()
    async throws
  {
    let pages = EchoResponder("/tiles")
    let door = EchoResponder("/door", access: .own)
    let handler = try handler([pages, door], passCode: "sesame")
    #expect(try await handler.status(.GET, "/tiles") == 401)
    #expect(try await handler.status(.POST, "/tiles", own) == 401)
    #expect(try await handler.status(.GET, "/door") == 200)
    #expect(try await handler.status(.POST, "/door") == 200)
    let admission = try await handler.respond(.POST, "/pass-code", own, body: "code=sesame")
    let cookie = try #require(admission.headers[.setCookie]?.split(separator: ";").first)
    let admitted = [HTTPHeader.cookie: String(cookie)]
    #expect(try await handler.status(.GET, "/tiles", admitted) == 200)
    #expect(try await handler.status(.GET, "/door", admitted) == 200)
    #expect(pages.requests.map(\.isAdmitted) == [true])
    #expect(door.requests.map(\.isAdmitted) == [false, false, true])
  }

  @Test func `Each status is sent with its number`() {
    for status in PathResponse.Status.allCases {
      #expect(HTTPStatusCode(status).code == status.rawValue)
    }
  }

  @Test func `A stream is sent piece by piece until its end`() async throws {
    let (pieces, end) = AsyncStream.makeStream(of: Data.self)
    try await serving(EchoResponder("/tiles") { _ in PathResponse(body: .stream(pieces)) }) {
      port in
      var client = try await TestClient(port: port)
      try await client.send("GET /tiles HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      for piece in ["one", "", "two"] { end.yield(Data(piece.utf8)) }
      end.finish()
      let response = try await client.response()
      #expect(response.contains("\r\nConnection: close\r\n"))
      // The client joins the chunks.
      #expect(response.hasSuffix("\r\n\r\nonetwo"))
      try await client.waitForEnd()
      try client.close()
    }
  }

  @Test func `A HEAD request for a stream gets the headers and ends the connection`() async throws {
    let (pieces, _) = AsyncStream.makeStream(of: Data.self)
    try await serving(EchoResponder("/tiles") { _ in PathResponse(body: .stream(pieces)) }) {
      port in
      var client = try await TestClient(port: port)
      try await client.send("HEAD /tiles HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      let head = try await client.head()
      #expect(head.hasPrefix("HTTP/1.1 200 "))
      #expect(head.contains("\r\nTransfer-Encoding: chunked\r\n"))
      #expect(!head.contains("Content-Length"))
      try await client.waitForEnd()
      try client.close()
    }
  }

  @Test func `A client that stops reading frees its slot`() async throws {
    var limits = HostLimits()
    limits.writeDeadline = .milliseconds(50)
    limits.connections = 1
    let long = EchoResponder("/tiles") { _ in
      PathResponse(body: .data(Data(repeating: 7, count: 32 << 20)))
    }
    try await serving(long, limits) { port in
      let silent = try await TestClient(port: port)
      try await silent.send("GET /tiles HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      while long.requests.isEmpty, !Task.isCancelled { await Task.yield() }
      // While no slot is free, the host answers 503 without reading the request.
      while try await !isServed(port), !Task.isCancelled {}
      try silent.close()
    }
  }

  @Test(arguments: ["X-Forwarded-For", "Forwarded", "Via"])
  func `A request through a proxy is refused without a public address`(header: String) async throws
  {
    let door = EchoResponder("/door", access: .own)
    let handler = try handler([door])
    for path in ["/", "/door", "/client.js"] {
      #expect(try await handler.status(.GET, path, [HTTPHeader(header): "for=203.0.113.9"]) == 403)
    }
    #expect(try await handler.status(.POST, "/door", [HTTPHeader(header): ""]) == 403)
    #expect(door.requests.isEmpty)
    let html = try await handler.respond(.GET, "/", [HTTPHeader(header): "1.1 proxy"])
    #expect(String(decoding: try await html.bodyData, as: UTF8.self).contains("--public-url"))
  }

  @Test func `A stream ends when its client disconnects`() async throws {
    let (pieces, end) = AsyncStream.makeStream(of: Data.self)
    let hasEnded = Mutex(false)
    end.onTermination = { _ in hasEnded.withLock { $0 = true } }
    try await serving(EchoResponder("/tiles") { _ in PathResponse(body: .stream(pieces)) }) {
      port in
      var client = try await TestClient(port: port)
      try await client.send("GET /tiles HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      end.yield(Data("one".utf8))
      // A client that disconnects earlier might be gone before the stream begins.
      while try await String(decoding: client.line(), as: UTF8.self) != "one\r\n" {}
      try client.close()
      while !hasEnded.withLock({ $0 }), !Task.isCancelled { await Task.yield() }
    }
  }

  // MARK: Helpers

  private func handler(
    _ responders: [any PathResponder],
    passCode: String = ""
  ) throws -> RequestHandler {
    try host(responders, passCode: passCode).makeHandler(
      address: try #require(ListenAddress("127.0.0.1")),
      port: 8080
    )
  }

  private func host(
    _ responders: [any PathResponder],
    _ limits: HostLimits = HostLimits(),
    passCode: String = ""
  ) -> WebHost {
    let keeper = passCode.isEmpty ? nil : MemorySignInStore(passCode)
    var configuration = HostConfiguration(
      port: 0,
      signIn: keeper.map { SignInConfiguration(keeper: $0) },
      responders: responders
    )
    configuration.limits = limits
    return WebHost(configuration: configuration, clock: ManualClock()) { request, channel in
      RecordingPage(request, channel)
    }
  }

  private func serving(
    _ responder: any PathResponder,
    _ limits: HostLimits = HostLimits(),
    _ body: (_ port: Int) async throws -> Void
  ) async throws {
    let host = host([responder], limits)
    let port = try #require(try await host.start().first?.port)
    let result: Result<Void, any Error>
    do { result = .success(try await body(port)) } catch { result = .failure(error) }
    await host.stop()
    try result.get()
  }

  private func isServed(_ port: Int) async throws -> Bool {
    var client = try await TestClient(port: port)
    let response: String
    do {
      try await client.send("GET /none.css HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      response = try await client.response()
    } catch is SocketError {
      response = ""
    }
    try client.close()
    return response.hasPrefix("HTTP/1.1 404 ")
  }

  private func policy(_ response: HTTPResponse) -> String {
    response.headers[HTTPHeader("Content-Security-Policy")] ?? ""
  }
}

import FlyingFox
import Foundation
import TestSupport
import Testing
import WebElements

@testable import WebHost

@Suite(.timeLimit(.minutes(5))) @MainActor struct RequestHandlerTests {
  let clock = ManualClock()
  let own: [HTTPHeader: String] = [.origin: "http://127.0.0.1:8080"]

  @Test func `A page is complete and has security headers`() async throws {
    let (handler, pages, _) = try make()
    let response = try await handler.respond(.GET, "/")
    let html = try await text(response)
    #expect(response.statusCode == .ok)
    #expect(html.contains(#"<main id="n1"><input id="n2" value="hello" data-on="input"></main>"#))
    #expect(html.contains(#"<html lang="de">"#))
    #expect(html.contains("<title>&lt;T&gt;</title>"))
    let linked = html.matches(of: #/(?:href|src)="([^"]+)"/#).map { String($0.1) }
    let names = [
      #/\/app-\w{16}\.css/#, #/\/early-\w{16}\.js/#, #/\/a-\w{16}\.woff2/#, #/\/app-\w{16}\.js/#,
    ]
    #expect(linked.count == names.count)
    for (path, name) in zip(linked, names) {
      #expect(path.wholeMatch(of: name) != nil)
      #expect(try await handler.status(.GET, path) == 200)
    }
    #expect(html.contains(#"<link rel="preload" as="font" crossorigin href="\#(linked[2])">"#))
    #expect(
      html.contains(#"<script type="module" fetchpriority="low" src="\#(linked[3])"></script>"#)
    )
    #expect(!html.contains("<script>") && !html.contains("<style"))
    #expect(pages().map(\.request.kept) == [[:]])
    let headers = response.headers
    #expect(
      headers[HTTPHeader("Content-Security-Policy")] == """
        default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
        font-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; \
        worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'
        """
    )
    #expect(headers[HTTPHeader("X-Content-Type-Options")] == "nosniff")
    #expect(headers[HTTPHeader("Referrer-Policy")] == "no-referrer")
    #expect(headers[HTTPHeader("Cross-Origin-Opener-Policy")] == "same-origin")
    #expect(headers[HTTPHeader("Cross-Origin-Resource-Policy")] == "same-origin")
    #expect(headers[.cacheControl] == "no-store")
  }

  @Test(arguments: [("pt-BR", #"lang="pt-BR">"#), ("ar", #"lang="ar" dir="rtl">"#)])
  func `A document has the language of the browser`(accepted: String, html: String) async throws {
    let (handler, pages, _) = try make()
    let headers = [HTTPHeader("Accept-Language"): accepted]
    let page = try await text(try await handler.respond(.GET, "/", headers))
    #expect(page.contains("<html \(html)"))
    #expect(pages().map(\.request.acceptedLanguages) == [accepted])
    let (closed, _, _) = try make(keeper: MemorySignInStore("a pass code"))
    let form = try await text(try await closed.respond(.GET, "/", headers))
    #expect(form.contains("<html \(html)"))
  }

  @Test func `A page requested by the host's service worker is opened`() async throws {
    let (handler, pages, _) = try make()
    let passedOn: [HTTPHeader: String] = [
      .fetchDestination: "empty", .fetchSite: "same-origin", .accept: "text/html,*/*;q=0.8",
    ]
    #expect(try await handler.status(.GET, "/", passedOn) == 200)
    #expect(pages().count == 1)
    for changed in [(HTTPHeader.fetchSite, "cross-site"), (.accept, "*/*"), (.purpose, "prefetch")]
    {
      let headers = passedOn.merging([changed]) { $1 }
      #expect(try await handler.status(.GET, "/", headers) == 403)
    }
    #expect(pages().count == 1)
  }

  @Test func `A request that is not a visit of the page is refused and opens no page`() async throws
  {
    let (handler, pages, _) = try make()
    let foreign: [HTTPHeader: String] = [.origin: "http://evil.example"]
    #expect(try await handler.status(.GET, "/", [.host: "evil.example:8080"]) == 403)
    #expect(try await handler.status(.GET, "/", [.fetchDestination: "image"]) == 403)
    #expect(try await handler.status(.GET, "/", [.purpose: "prefetch;prerender"]) == 403)
    #expect(try await handler.status(.POST, "/page", foreign, body: resumeBody()) == 403)
    #expect(try await handler.status(.POST, "/page", [.origin: ""], body: resumeBody()) == 403)
    #expect(try await handler.status(.PUT, "/") == 405)
    #expect(try await handler.status(.GET, "/../etc/hosts.allow") == 404)
    #expect(pages().isEmpty)
  }

  @Test func `A socket requires the page's origin and token`() async throws {
    let (handler, _, _) = try make()
    let token = try await openPage(handler)
    let foreign: [HTTPHeader: String] = [.origin: "http://evil.example"]
    let path = "/live?page=\(token)&frame=0"
    #expect(try await handler.status(.GET, path, upgrade.merging(foreign) { $1 }) == 403)
    #expect(try await handler.status(.GET, path, upgrade.merging([.origin: ""]) { $1 }) == 403)
    #expect(try await handler.status(.GET, "/live?frame=0", upgrade) == 403)
    #expect(try await handler.status(.GET, "/live?page=\(token)0&frame=0", upgrade) == 403)
    #expect(try await handler.status(.GET, "/live?page=\(token)", upgrade) == 400)
    #expect(try await handler.status(.GET, path, own) == 400)
    guard case .live(_, let handshake) = await handler.reply(to: .own(.GET, path, upgrade))
    else {
      Issue.record("the page's own socket is refused")
      return
    }
    // The example of RFC 6455, section 1.3.
    #expect(handshake.headers[.webSocketAccept] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  @Test func `A known page is resumed, and an unknown page is opened again`() async throws {
    let (handler, pages, _) = try make()
    let token = try await openPage(handler)
    #expect(try await resume(handler, token) == token)
    #expect(pages().count == 1)
    #expect(try await resume(handler, "gone", kept: ["k": "v"]) != token)
    #expect(pages().map(\.request.kept) == [[:], ["k": "v"]])
    let rest = #""address":"/","hasLeft":false,"opened":"""#
    for body in [
      "", "[]", #"{"page":1,"kept":{},\#(rest)}"#, #"{"page":"x","kept":{"a":1},\#(rest)}"#,
      #"{"page":"x","kept":{},"address":"/../x","hasLeft":false,"opened":""}"#,
    ] {
      #expect(try await handler.status(.POST, "/page", own, body: body) == 400)
    }
    #expect(pages().count == 2)
  }

  @Test func `A reload takes over the page that was left`() async throws {
    let (handler, pages, host) = try make()
    let former = try await openPage(handler)
    let session = try #require(host.sessions[former])
    let link = host.sessions.connect(session, after: 0)
    session.leave(link)
    let opened = try await openPage(handler)
    let current = try #require(try await resume(handler, former, hasLeft: true, opened: opened))
    #expect(pages().map(\.isClosed) == [false, true])
    #expect(host.sessions[current] === session)
    // The previous token is invalid, so no other document can take over the page.
    #expect(host.sessions[former] == nil)
    // The previous socket closes late.
    session.leave(link)
    session.disconnect(link, at: .zero)
    #expect(!session.hasLeft)
    // Event numbers start again.
    session.receive(
      EventMessage(sequence: 1, event: PageEvent(element: 2, name: .click)),
      of: session.events
    )
    #expect(pages()[0].events == [PageEvent(element: 2, name: .click)])
  }

  @Test func `A duplicated tab gets a separate page`() async throws {
    let (handler, pages, host) = try make()
    let former = try await openPage(handler)
    let opened = try await openPage(handler)
    let copy = try await resume(handler, former, kept: ["k": "v"], opened: opened)
    #expect(copy != former && copy != opened)
    #expect(host.sessions[former] != nil)
    #expect(pages().map(\.isClosed) == [false, true, false])
    #expect(pages().map(\.request.kept) == [[:], [:], ["k": "v"]])
    // Without saved state, the page that came with the document is used.
    let other = try await openPage(handler)
    #expect(try await resume(handler, "gone", hasLeft: true, opened: other) == other)
  }

  @Test func `A page is opened at its address`() async throws {
    let (handler, pages, _) = try make()
    for path in ["/", "/a", "/a_b/C-9/0f5b5d0e-8c3a-4e0b-9c62-0c6e9e3d7a11"] {
      #expect(try await handler.status(.GET, path) == 200)
      #expect(pages().last?.request.address == path)
    }
    let count = pages().count
    for path in ["/a.png", "//a", "/a b", "/\(String(repeating: "a", count: 512))"] {
      #expect(try await handler.status(.GET, path) == 404)
    }
    #expect(try await handler.status(.GET, "/a", [.fetchDestination: "image"]) == 403)
    #expect(try await handler.status(.GET, "/a", [.host: "evil.example:8080"]) == 403)
    #expect(pages().count == count)
  }

  @Test func `The browser returns to the requested address after the pass code is entered`()
    async throws
  {
    let (handler, _, _) = try make(keeper: MemorySignInStore("sesame"))
    let form = try await handler.respond(.GET, "/habits/1")
    #expect(form.statusCode == .unauthorized)
    #expect(try await text(form).contains(#"type="password""#))
    for (referrer, location) in [
      ("http://127.0.0.1:8080/habits/1", "/habits/1"), ("http://127.0.0.1:8080/pass-code", "/"),
      ("http://evil.example//evil.example", "/"), ("nonsense", "/"), ("", "/"),
    ] {
      let headers = own.merging([.referrer: referrer]) { $1 }
      let welcome = try await handler.respond(.POST, "/pass-code", headers, body: "code=sesame")
      #expect(welcome.headers[.location] == location)
    }
  }

  @Test func `Only a file's current name is served, and an unchanged file is not sent again`()
    async throws
  {
    let (handler, _, _) = try make()
    let html = try await text(try await handler.respond(.GET, "/"))
    let match = try #require(html.firstMatch(of: #/<link rel="stylesheet" href="([^"]+)">/#))
    let path = String(match.1)
    let first = try await handler.respond(.GET, path)
    #expect(try await text(first).hasSuffix("p {}"))
    #expect(first.headers[.contentType] == "text/css; charset=utf-8")
    #expect(first.headers[.cacheControl] == "public, max-age=31536000, immutable")
    #expect(first.headers[HTTPHeader("X-Content-Type-Options")] == "nosniff")
    let tag = try #require(first.headers[.eTag])
    let again = try await handler.respond(.GET, path, [.ifNoneMatch: tag])
    #expect(again.statusCode == .notModified)
    #expect(try await text(again).isEmpty)
    #expect(try await handler.status(.GET, path, [.ifNoneMatch: "\"0\""]) == 200)
    #expect(try await handler.status(.POST, path, own) == 404)
    // A name of an earlier version, and the names of source files. No page has them as its address.
    for old in ["/app-0123456789abcdef.css", "/extra.css", "/client.js", "/app.js"] {
      #expect(try await handler.status(.GET, old) == 404)
    }
  }

  @Test func `Only the pass code form is served before the pass code is entered`() async throws {
    let (handler, pages, _) = try make(keeper: MemorySignInStore("open sesame+1"))
    for path in ["/live?page=x&frame=0", "/client.js", "/host.css", "/extra.css", "/elsewhere"] {
      #expect(try await handler.status(.GET, path, upgrade) == 401)
    }
    for path in ["/page", "/upload/x"] {
      #expect(try await handler.status(.POST, path, own, body: resumeBody()) == 401)
    }
    let form = try await handler.respond(.GET, "/")
    #expect(form.statusCode == .unauthorized)
    let markup = try await text(form)
    #expect(markup.contains(#"type="password""#))
    // The form's links are served before the pass code.
    let linked = markup.matches(of: #/(?:href|src)="([^"]+)"/#).map { String($0.1) }
    #expect(linked.count == 1)
    #expect(linked.first?.wholeMatch(of: #/\/gate-\w{16}\.css/#) != nil)
    for path in linked { #expect(try await handler.status(.GET, path) == 200) }
    #expect(pages().isEmpty)

    let right = "code=open+sesame%2B1"
    let elsewhere: [HTTPHeader: String] = [.origin: "http://evil.example"]
    #expect(try await handler.status(.POST, "/pass-code", own, body: "code=guess") == 401)
    #expect(try await handler.status(.POST, "/pass-code", elsewhere, body: right) == 403)
    let welcome = try await handler.respond(.POST, "/pass-code", own, body: right)
    #expect(welcome.statusCode == .seeOther)
    let cookie = try #require(welcome.headers[.setCookie]?.split(separator: ";").first)
    #expect(try await handler.status(.GET, "/", [.cookie: String(cookie)]) == 200)
  }

  @Test func `The browser's saved window values reach the page`() async throws {
    let (handler, pages, _) = try make()
    let cookie = "scene-8080=%7B%22style%22%3A%22r%C3%B6ws%22%7D"
    let response = try await handler.respond(.GET, "/", [.cookie: "a=b; \(cookie); c=d"])
    #expect(pages().last?.request.scene == ["style": "röws"])
    // The host sends the cookie back, so that the browser keeps it for another 400 days.
    #expect(
      response.headers[.setCookie] == "\(cookie); Path=/; Max-Age=34560000; SameSite=Strict"
    )
    let headers = own.merging([.cookie: cookie]) { $1 }
    #expect(try await handler.status(.POST, "/page", headers, body: resumeBody()) == 200)
    #expect(pages().last?.request.scene == ["style": "röws"])
  }

  @Test(
    arguments: [
      "", "scene-8080=", "scene-9090=%7B%22style%22%3A%22rows%22%7D", "scene-8080=rows",
      "scene-8080={\"style\":\"rows\"}", "scene-8080=%7B%22style%22%3A1%7D", "scene-8080=%FF",
      "scene-8080=%7B%22style%22%3A%22\(String(repeating: "x", count: 4_096))%22%7D",
    ])
  func `An invalid cookie of window values is ignored`(cookie: String) async throws {
    let (handler, pages, _) = try make()
    #expect(try await handler.status(.GET, "/", [.cookie: cookie]) == 200)
    #expect(pages().last?.request.scene == [:])
  }

  @Test func `A page without a socket is closed after two minutes`() async throws {
    let (handler, pages, host) = try make()
    let token = try await openPage(handler)
    clock.advance(by: .seconds(119))
    host.sessions.sweep()
    #expect(pages().map(\.isClosed) == [false])
    let session = try #require(host.sessions[token])
    let link = host.sessions.connect(session, after: 0)
    clock.advance(by: .seconds(500))
    host.sessions.sweep()
    #expect(pages().map(\.isClosed) == [false])
    session.disconnect(link, at: .seconds(619))
    clock.advance(by: .seconds(120))
    host.sessions.sweep()
    #expect(pages().map(\.isClosed) == [true])
    #expect(host.sessions[token] == nil)
  }

  @Test func `The page that has been without a socket longest is closed first`() async throws {
    let (handler, pages, host) = try make(maximum: 2)
    var tokens: [String] = []
    for _ in 0..<3 {
      tokens.append(try await openPage(handler))
      clock.advance(by: .seconds(1))
    }
    #expect(pages().map(\.isClosed) == [true, false, false])
    for token in tokens.dropFirst() {
      _ = host.sessions.connect(try #require(host.sessions[token]), after: 0)
    }
    let refusal = try await handler.respond(.GET, "/")
    #expect(refusal.statusCode == .serviceUnavailable)
    #expect(
      try await text(refusal)
        .contains("The maximum number of windows is open: 2. Close one, then reload.")
    )
    #expect(pages().map(\.isClosed) == [true, false, false])
  }

  @Test func `The number of pages without a socket is limited`() async throws {
    let (handler, pages, host) = try make(maximumIdle: 2)
    let connected = try await openPage(handler)
    let session = try #require(host.sessions[connected])
    let link = host.sessions.connect(session, after: 0)
    for _ in 0..<4 {
      clock.advance(by: .seconds(1))
      _ = try await openPage(handler)
    }
    #expect(pages().map(\.isClosed) == [false, true, true, false, false])
    session.disconnect(link, at: .seconds(4))
    _ = try await openPage(handler)
    #expect(pages().map(\.isClosed) == [false, true, true, true, false, false])
  }
}

import FlyingFox
import Foundation
import TestSupport
import Testing
import WebElements

@testable import WebHost

/// Signing in, and the effects of signing a device out.
extension RequestHandlerTests {
  private var login: String { "/pass-code" }

  private func shown(_ response: HTTPResponse) throws -> [HTTPHeader: String] {
    let cookie = try #require(response.headers[.setCookie])
    return [.cookie: String(try #require(cookie.split(separator: ";").first))]
  }

  private func signIn(_ handler: RequestHandler) async throws -> [HTTPHeader: String] {
    try shown(await handler.respond(.POST, login, own, body: "code=sesame"))
  }

  @Test func `The first browser chooses the pass code once`() async throws {
    let keeper = MemorySignInStore(nil)
    let (handler, _, _) = try make(keeper: keeper, setUpCode: "12345678")
    let form = try await handler.respond(.GET, "/habits/1")
    #expect(form.statusCode == .unauthorized)
    #expect(try await text(form).contains("Choose a Pass Code"))
    func post(_ setup: String, _ code: String, _ again: String) async throws -> HTTPResponse {
      let body = "setup=\(setup)&code=\(code)&again=\(again)"
      return try await handler.respond(.POST, login, own, body: body)
    }
    #expect(try await post("12345678", "long+enough", "long+enouhg").statusCode.code == 422)
    #expect(try await post("12345678", "short", "short").statusCode.code == 422)
    #expect(try await post("87654321", "long+enough", "long+enough").statusCode.code == 401)
    #expect(try keeper.hasPassCode() == false)
    let welcome = try await post("1234+5678", "long+enough", "long+enough")
    #expect(welcome.statusCode == .seeOther)
    #expect(keeper.state.withLock { $0.passCode } == "long enough")
    #expect(try await handler.status(.GET, "/", try shown(welcome)) == 200)
    // The set-up code is used up, and the form asks for the pass code now.
    #expect(try await post("12345678", "another+one", "another+one").statusCode.code == 401)
    #expect(keeper.state.withLock { $0.passCode } == "long enough")
    #expect(try await text(await handler.respond(.GET, "/")).contains("Enter the pass code"))
  }

  @Test func `The set-up code expires after a day`() async throws {
    let (handler, _, _) = try make(keeper: MemorySignInStore(nil), setUpCode: "12345678")
    clock.advance(by: .seconds(24 * 60 * 60))
    #expect(try await handler.status(.GET, "/") == 503)
    let body = "setup=12345678&code=long+enough&again=long+enough"
    #expect(try await handler.status(.POST, login, own, body: body) == 503)
  }

  @Test func `Even the correct pass code must wait after too many guesses`() async throws {
    let keeper = MemorySignInStore("sesame")
    let (handler, _, _) = try make(keeper: keeper)
    for _ in 0..<5 {
      #expect(try await handler.status(.POST, login, own, body: "code=guess") == 401)
    }
    let refused = try await handler.respond(.POST, login, own, body: "code=sesame")
    #expect(refused.statusCode == .tooManyRequests)
    #expect(refused.headers[HTTPHeader("Retry-After")] == "60")
    #expect(try await text(refused).contains("Wait 60 seconds"))
    #expect(keeper.state.withLock { $0.passCodeChecks } == 5)
    clock.advance(by: .seconds(60))
    #expect(try await handler.status(.POST, login, own, body: "code=sesame") == 303)
  }

  @Test func `Only the cookie of a signed-in device is accepted`() async throws {
    let keeper = MemorySignInStore("sesame")
    let (handler, _, _) = try make(keeper: keeper)
    let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"
    let headers = own.merging([HTTPHeader("User-Agent"): agent]) { $1 }
    let welcome = try await handler.respond(.POST, login, headers, body: "code=sesame")
    #expect(
      welcome.headers[.setCookie]
        == "device-8080=d1; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"
    )
    #expect(keeper.state.withLock { $0.names } == ["Firefox on Linux"])
    #expect(try await handler.status(.GET, "/", [.cookie: "a=b; device-8080=d1"]) == 200)
    for other in ["device-8080=d2", "device-8081=d1", "device-8080=", "device-8080"] {
      #expect(try await handler.status(.GET, "/", [.cookie: other]) == 401)
    }
  }

  @Test func `The sign-in cookie behind TLS has the Host prefix and is secure`() throws {
    let address = PublicAddress(try #require(URL(string: "https://habits.example.org/app")))
    let cookie = SignInCookie(port: 8080, publicAddress: address)
    #expect(
      cookie.setting("x")
        == "__Host-device-app=x; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"
    )
    #expect(
      cookie.removal == "__Host-device-app=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"
    )
  }

  @Test func `Signing a device out ends its pages and removes its cookie`() async throws {
    let keeper = MemorySignInStore("sesame")
    let (handler, pages, host) = try make(keeper: keeper)
    let (one, two) = (try await signIn(handler), try await signIn(handler))
    for cookie in [one, two] { #expect(try await handler.status(.GET, "/", cookie) == 200) }
    #expect(pages().map(\.request.device) == ["d1", "d2"])
    keeper.signOut("d1")
    await until { host.sessions.all.count <= 1 }
    #expect(host.sessions.all.map(\.device) == ["d2"])
    #expect(pages().map(\.isClosed) == [true, false])
    let fetched = [HTTPHeader("Sec-Fetch-Dest"): "empty"]
    let fetch = try await handler.respond(.GET, "/", one.merging(fetched) { $1 })
    #expect(fetch.headers[HTTPHeader("Signed-Out")] == "?1")
    #expect(fetch.headers[.setCookie] == nil)
    let passedOn: [HTTPHeader: String] = [.fetchSite: "same-origin", .accept: "text/html"]
    let opened = try await handler.respond(
      .GET,
      "/",
      one.merging(fetched) { $1 }.merging(passedOn) { $1 }
    )
    #expect(try await text(opened).contains("<form"))
    let form = try await handler.respond(.GET, "/", one)
    #expect(form.statusCode == .unauthorized)
    let gateScript = try #require(try await text(form).firstMatch(of: #/src="(\/gate-\w+\.js)"/#)).1
    #expect(try await handler.status(.GET, String(gateScript)) == 200)
    #expect(
      form.headers[.setCookie] == "device-8080=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    )
    let body = try resumeBody()
    let script = try await handler.respond(.POST, "/page", own.merging(one) { $1 }, body: body)
    #expect(script.statusCode == .unauthorized)
    #expect(script.headers[HTTPHeader("Signed-Out")] == "?1")
    // An unknown device is not told that it was signed out.
    let other = try await handler.respond(.GET, "/")
    #expect(try await !text(other).contains("<script"))
    #expect(try await handler.status(.GET, "/", two) == 200)
  }

  @Test func `A page's token is refused from another device`() async throws {
    let (handler, _, host) = try make(keeper: MemorySignInStore("sesame"))
    let (one, two) = (try await signIn(handler), try await signIn(handler))
    _ = try await handler.respond(.GET, "/", one)
    let token = try #require(host.sessions.all.first?.token.text)
    let live = "/live?page=\(token)&frame=0"
    #expect(try await handler.status(.GET, live, upgrade.merging(two) { $1 }) == 403)
  }

  @Test func `Changing the pass code needs the old pass code and signs other devices out`()
    async throws
  {
    let keeper = MemorySignInStore("sesame")
    let (handler, _, _) = try make(keeper: keeper)
    let (one, two) = (try await signIn(handler), try await signIn(handler))
    let form = try await handler.respond(.GET, login, one)
    #expect(form.statusCode == .ok)
    #expect(try await text(form).contains("Change Pass Code"))
    func change(_ former: String, _ code: String, _ again: String) async throws -> Int {
      let body = "former=\(former)&code=\(code)&again=\(again)"
      return try await handler.status(.POST, login, own.merging(one) { $1 }, body: body)
    }
    #expect(try await change("guess", "open+sesame", "open+sesame") == 401)
    #expect(try await change("sesame", "open+sesame", "open") == 422)
    #expect(try await change("sesame", "open", "open") == 422)
    #expect(try await handler.status(.GET, "/", two) == 200)
    #expect(try await change("sesame", "open+sesame", "open+sesame") == 303)
    #expect(keeper.state.withLock { $0.passCode } == "open sesame")
    #expect(try await handler.status(.GET, "/", one) == 200)
    #expect(try await handler.status(.GET, "/", two) == 401)
    // Guesses of the old pass code count as well.
    for _ in 0..<4 { _ = try await change("guess", "x", "x") }
    #expect(try await change("open+sesame", "open+sesame", "open+sesame") == 429)
  }

  @Test func `A request with many unknown cookies causes one read, outside the main actor`()
    async throws
  {
    let keeper = MemorySignInStore("sesame")
    let (handler, _, _) = try make(keeper: keeper)
    let cookies = (0..<165).map { "device-8080=x\($0)" }.joined(separator: "; ")
    #expect(try await handler.status(.GET, "/", [.cookie: cookies]) == 401)
    keeper.state.withLock { state in
      #expect(state.readings == [["x0", "x1", "x2", "x3"]])
      #expect(!state.wasReadOnMain)
    }
  }

  @Test func `An attempt beyond the rate is refused before its form is read`() async throws {
    let (handler, _, _) = try make(keeper: MemorySignInStore(nil), setUpCode: "12345678")
    let body = "setup=0&code=long+enough&again=long+enough"
    for _ in 0..<5 {
      #expect(try await handler.status(.POST, login, own, body: body) == 401)
    }
    let differs = "setup=12345678&code=long+enough&again=another"
    #expect(try await handler.status(.POST, login, own, body: differs) == 429)
  }

  @Test func `Another client's wrong pass codes do not lock out a signed-in device`() async throws {
    let keeper = MemorySignInStore("sesame")
    let (handler, _, _) = try make(keeper: keeper)
    let device = try await signIn(handler)
    for _ in 0..<5 { _ = try await handler.respond(.POST, login, own, body: "code=guess") }
    #expect(try await handler.status(.POST, login, own, body: "code=sesame") == 429)
    let body = "former=sesame&code=open+sesame&again=open+sesame"
    #expect(
      try await handler.status(.POST, login, own.merging(device) { $1 }, body: body) == 303
    )
  }

  @Test func `HEAD is answered like GET before signing in`() async throws {
    let (handler, _, _) = try make(keeper: MemorySignInStore("sesame"))
    let (get, head) = (
      try await handler.respond(.GET, "/habits/1"), try await handler.respond(.HEAD, "/habits/1")
    )
    #expect(head.statusCode == get.statusCode)
    #expect(head.headers == get.headers)
  }

  @Test func `Everybody is admitted until a pass code is chosen`() async throws {
    let keeper = MemorySignInStore(nil)
    let (handler, pages, host) = try make(keeper: keeper, isRequired: false)
    #expect(try await handler.status(.GET, "/") == 200)
    #expect(pages().map(\.request.device) == [nil])
    let form = try await text(await handler.respond(.GET, login))
    #expect(form.contains("Choose a Pass Code") && !form.contains("Set-up code"))
    func choose(_ code: String, _ again: String, _ headers: [HTTPHeader: String]? = nil)
      async throws -> HTTPResponse
    {
      let body = "code=\(code)&again=\(again)"
      return try await handler.respond(.POST, login, headers ?? own, body: body)
    }
    #expect(try await choose("short", "short").statusCode.code == 422)
    #expect(try await choose("long+enough", "long+enouhg").statusCode.code == 422)
    let elsewhere: [HTTPHeader: String] = [.origin: "http://evil.example"]
    #expect(try await choose("long+enough", "long+enough", elsewhere).statusCode.code == 403)
    #expect(try await handler.status(.GET, "/") == 200)

    let welcome = try await choose("long+enough", "long+enough")
    #expect(welcome.statusCode == .seeOther)
    // Anyone who saw the habits before must enter the pass code.
    await until { host.sessions.all.isEmpty }
    #expect(pages().map(\.isClosed) == [true, true])
    #expect(try await handler.status(.GET, "/") == 401)
    #expect(try await handler.status(.GET, "/extra.css") == 401)
    #expect(
      try await handler.status(.POST, login, own, body: "code=another+one&again=another+one")
        == 401
    )
    #expect(keeper.state.withLock { $0.passCode } == "long enough")
    #expect(try await handler.status(.GET, "/", try shown(welcome)) == 200)
  }

  @Test func `A pass code that was set before must be entered`() async throws {
    let keeper = MemorySignInStore("sesame")
    let (handler, pages, _) = try make(keeper: keeper, isRequired: false)
    #expect(try await handler.status(.GET, "/") == 401)
    #expect(pages().isEmpty)
    #expect(try await handler.status(.GET, "/", try await signIn(handler)) == 200)
  }

  @Test func `Nobody is admitted while the pass code can't be read`() async throws {
    let keeper = MemorySignInStore(nil)
    let (handler, _, _) = try make(keeper: keeper, isRequired: false)
    keeper.state.withLock { $0.isBroken = true }
    #expect(try await handler.status(.GET, "/") == 503)
    #expect(handler.asset(for: .own(.GET, "/a.woff2")) == nil)
  }

  @Test func `Nobody is admitted while the devices can't be read`() async throws {
    let keeper = MemorySignInStore("sesame")
    let (handler, _, _) = try make(keeper: keeper)
    let cookie = try await signIn(handler)
    keeper.state.withLock { $0.isBroken = true }
    #expect(try await handler.status(.GET, "/", cookie) == 503)
    #expect(try await handler.status(.GET, "/") == 503)
    #expect(try await handler.status(.POST, login, own, body: "code=sesame") == 503)
  }

  @Test func `A stream ends when its device is signed out`() async throws {
    let watch = SignOutObserver()
    let (one, two) = (watch.untilSignedOut("d1"), watch.untilSignedOut("d2"))
    watch.keep(["d2"])
    for await _ in one {}
    await until { watch.devices == ["d2"] }
    withExtendedLifetime(two) {}
  }
}

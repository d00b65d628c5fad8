import FlyingFox
import Foundation
import LinuxFoundation
import Testing
import WebElements

@testable import WebHost

/// Helpers for tests of requests.
extension RequestHandlerTests {
  /// A catalog in Arabic, German, and Portuguese without texts.
  private static let catalog = """
    {
      "sourceLanguage": "en",
      "strings": {"": {"localizations": {"ar": {}, "de": {}, "pt-BR": {}}}}
    }
    """

  var upgrade: [HTTPHeader: String] {
    own.merging([
      .connection: "keep-alive, Upgrade", .upgrade: "websocket", .webSocketVersion: "13",
      .webSocketKey: "dGhlIHNhbXBsZSBub25jZQ==",
    ]) { $1 }
  }

  func make(
    keeper: MemorySignInStore? = nil,
    setUpCode: String? = nil,
    isRequired: Bool = true,
    maximum: Int = 64,
    maximumIdle: Int = 64
  ) throws -> (RequestHandler, pages: () -> [RecordingPage], WebHost) {
    var configuration = HostConfiguration(
      assets: [
        Asset(path: "/extra.css", contentType: "text/css", data: Data("p {}".utf8)),
        Asset(path: "/a.woff2", contentType: "font/woff2", data: Data([1])),
      ]
    )
    let catalog = try StringCatalog(Data(Self.catalog.utf8))
    configuration.localization = { catalog.localization(for: Locale(identifier: $0 ?? "de")) }
    configuration.limits.pages = maximum
    configuration.limits.idlePages = maximumIdle
    configuration.signIn = keeper.map {
      SignInConfiguration(keeper: $0, setUpCode: setUpCode, isRequired: isRequired)
    }
    var pages: [RecordingPage] = []
    let host = WebHost(configuration: configuration, clock: clock) { request, channel in
      let page = RecordingPage(request, channel)
      pages.append(page)
      page.show("hello", title: "<T>")
      return page
    }
    let handler = try host.makeHandler(
      address: try #require(ListenAddress("127.0.0.1")),
      port: 8080
    )
    return (handler, { pages }, host)
  }

  func text(_ response: HTTPResponse) async throws -> String {
    String(decoding: try await response.bodyData, as: UTF8.self)
  }

  func openPage(_ handler: RequestHandler) async throws -> String {
    let html = try await text(try await handler.respond(.GET, "/"))
    let match = try #require(html.firstMatch(of: /name="page" content="([0-9a-f]+)"/))
    return String(match.1)
  }

  func resumeBody(
    _ token: String = "x",
    kept: [String: String] = [:],
    hasLeft: Bool = false,
    opened: String = ""
  ) throws -> String {
    let request: [String: Any] = [
      "page": token, "kept": kept, "address": "/", "hasLeft": hasLeft, "opened": opened,
    ]
    let data = try JSONSerialization.data(withJSONObject: request)
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the token of the page that the host resumes or opens.
  func resume(
    _ handler: RequestHandler,
    _ token: String,
    kept: [String: String] = [:],
    hasLeft: Bool = false,
    opened: String = ""
  ) async throws -> String? {
    let body = try resumeBody(token, kept: kept, hasLeft: hasLeft, opened: opened)
    let response = try await handler.respond(.POST, "/page", own, body: body)
    return try JSONDecoder().decode([String].self, from: try await response.bodyData).first
  }
}

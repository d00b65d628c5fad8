import Foundation
import TestSupport
import Testing
import WebElements
import WidgetKit

@_spi(Host) @testable import HostServices

/// Widgets over HTTP. All tests share one radio, so they run one after another.
@Suite(.serialized, .timeLimit(.minutes(5))) @MainActor struct WidgetHostTests {
  private let time = ManualTime(RadioWidget.start)
  private let host: WidgetHost

  init() throws {
    Radio.switched = [:]
    Radio.stations = ["news", "jazz"]
    let time = time
    host = try WidgetHost(
      RadioBundle(),
      title: "House",
      clock: WidgetClock(now: { time.now }, sleep: { try await time.wait($0) })
    ) {
      ["https://board.example"]
    }
  }

  private func get(
    _ path: String,
    _ query: [String: String] = [:],
    _ headers: [String: String] = [:]
  ) async -> PathResponse {
    await host.respond(to: PathRequest(path: path, query: query, headers: headers))
  }

  private func tap(
    _ action: String,
    _ headers: [String: String] = ["Sec-Fetch-Dest": "empty"]
  ) async -> PathResponse {
    var allowed = CharacterSet.alphanumerics
    allowed.insert(" ")
    let text = action.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    let body = "tap=\(text.replacing(" ", with: "+"))"
    return await host.respond(
      to: PathRequest(
        method: .post,
        path: "/widgets/Radio",
        query: ["family": "systemSmall"],
        headers: headers,
        body: Data(body.utf8)
      )
    )
  }

  @Test func `A tile is a complete document`() async throws {
    let response = await get("/widgets/Radio", ["family": "systemLarge", "theme": "dark"])
    #expect(response.status == .ok)
    #expect(response.frameAncestors == ["'self'", "https://board.example"])
    #expect(response.headers["Referrer-Policy"] == "same-origin")
    // Without this header, the server forbids browsers to store the names of habits.
    #expect(response.headers["Cache-Control"] == nil)
    let text = response.text
    #expect(text.contains("<title>Radio, House</title>"))
    #expect(text.contains(#"<body class="app tiles dark">"#))
    #expect(text.contains(#"class="tile system systemLarge fullColor""#))
    #expect(text.contains("--w:338px;--h:354px;--ground-of-tile:#000000"))
    #expect(text.contains(#"href="/stations""#))
    #expect(text.contains(">news 0</span>"))
    #expect(text.contains(#"type="submit" name="tap" value="Switch station=“news”""#))
    // The document has no identifiers for patches and reports no events.
    #expect(!text.contains("id=\"n") && !text.contains("data-on"))
  }

  @Test func `A control is reloaded by the control center, not with the widgets`() async {
    #expect(await get("/widgets/News").text.contains("control 0"))
    #expect(await get("/widgets/Radio").text.contains(">news 0</span>"))
    Radio.switched["news"] = 1
    WidgetCenter.shared.reloadAllTimelines()
    while await !get("/widgets/Radio").text.contains(">news 1</span>"), !Task.isCancelled {
      await Task.yield()
    }
    #expect(await get("/widgets/News").text.contains("control 0"))
    ControlCenter.shared.reloadAllControls()
    while await !get("/widgets/News").text.contains("control 1"), !Task.isCancelled {
      await Task.yield()
    }
  }

  @Test(arguments: [
    ("/widgets/Nothing", [:]), ("/widgets/Radio", ["family": "systemMedium"]),
    ("/widgets/Radio", ["family": "huge"]), ("/widgets/Radio/more", [:]),
    ("/widgets/Radio", ["station": String(repeating: "x", count: 201)]),
  ])
  func `An invalid tile address is not found`(path: String, query: [String: String]) async {
    #expect(await get(path, query).status == .notFound)
  }

  @Test func `A tap performs the tile's intent`() async {
    let response = await tap("Switch station=“news”")
    #expect(Radio.switched == ["news": 1])
    #expect(response.status == .ok)
    #expect(response.text.contains(">news 1</span>"))
  }

  @Test(arguments: ["Switch station=“jazz”", "Switch", "Delete", ""])
  func `A tap with an action that the tile does not have performs no intent`(action: String) async {
    let response = await tap(action)
    #expect(response.status == .ok)
    #expect(Radio.switched == [:])
  }

  @Test func `Without JavaScript, a tap redirects to the tile`() async {
    let response = await tap("Switch station=“news”", ["Sec-Fetch-Dest": "document"])
    #expect(response.status == .seeOther)
    #expect(response.headers["Location"] == "/widgets/Radio?family=systemSmall")
    #expect(Radio.switched == ["news": 1])
  }

  @Test func `A failed tap is explained`() async {
    for _ in 0..<2 { _ = await tap("Switch station=“news”") }
    let response = await tap("Switch station=“news”", ["Sec-Fetch-Dest": "document"])
    #expect(response.status == .ok)
    #expect(response.text.contains(#"role="alert">The radio is broken.</p>"#))
  }

  @Test func `A tile shows its next entry when the entry's time comes`() async {
    let version = await get("/widgets/changes").text
    #expect(await get("/widgets/Radio").text.contains(">news 0</span>"))
    async let news = get("/widgets/changes", ["since": version])
    await until { time.waitingCount > 0 }
    time.advance(by: 60)
    await until { time.waitingCount > 0 }
    time.advance(by: 41)
    #expect(await news.text != version)
    #expect(await get("/widgets/Radio").text.contains(">news 100</span>"))
  }

  @Test func `A configured entity that no longer exists is reported`() async {
    let chosen = ["station": "jazz"]
    #expect(await get("/widgets/Radio", chosen).text.contains(">jazz 0</span>"))
    Radio.stations = ["news"]
    WidgetCenter.shared.reloadAllTimelines()
    var text = ""
    while !text.contains("No longer available: Station. Choose another one."), !Task.isCancelled {
      text = await get("/widgets/Radio", chosen).text
    }
    #expect(!text.contains("name=\"tap\""))
  }

  @Test func `Sensitive text is hidden and buttons are disabled on a locked screen`() async {
    let text = await get("/widgets/Radio", ["locked": "1"]).text
    #expect(!text.contains("news"))
    #expect(text.contains("disabled"))
    #expect(!text.contains("name=\"tap\""))
  }

  @Test func `The gallery has each widget in each size`() async {
    let text = await get("/widgets", ["Radio.station": "jazz", "theme": "dark"]).text
    #expect(
      text.contains(#"src="/widgets/Radio?family=systemSmall&amp;station=jazz&amp;theme=dark""#)
    )
    #expect(
      text.contains(#"src="/widgets/Radio?family=systemLarge&amp;station=jazz&amp;theme=dark""#)
    )
    #expect(text.contains(#"<option value="jazz" selected>jazz</option>"#))
    #expect(text.contains(#"<option value="dark" selected>Dark</option>"#))
  }

  @Test func `The address of a tile contains all its parameters`() throws {
    let query = [
      "family": "systemLarge", "theme": "light", "rendering": "accented", "locked": "1",
      "station": "a b&c+d",
    ]
    let request = PathRequest(path: "/widgets/Radio", query: query)
    let declarations = RadioBundle().declarations
    let address = try #require(TileAddress(request) { _ in declarations.first })
    let read = try #require(URLComponents(string: address.text))
    #expect(read.path == "/widgets/Radio")
    let items = (read.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    #expect(Dictionary(uniqueKeysWithValues: items) == query)
  }
}

extension PathResponse {
  fileprivate var text: String {
    guard case .data(let data) = body else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}

@_spi(Host) import AppIntents
import Foundation
@_spi(Host) @testable import HostServices
@_spi(Host) import SwiftUI
import Testing
@testable import WebElements

/// The page that a browser uses offline.
@MainActor struct OfflinePageTests {
  private let app = PageApp()
  private let host: OfflineHost

  init() throws { host = try OfflineHost(app) }

  private func answer(_ path: String, tag: String? = nil) async -> (text: String, PathResponse) {
    let headers = tag.map { ["If-None-Match": $0] } ?? [:]
    let response = await host.respond(to: PathRequest(path: path, headers: headers))
    guard case .data(let data) = response.body else { return ("", response) }
    return (String(decoding: data, as: UTF8.self), response)
  }

  private func row(_ id: String, _ name: String, look: String = "") -> OfflinePage.Row {
    OfflinePage.Row(
      id: id,
      key: [id, name, look],
      name: name,
      target: 8,
      scale: 1,
      isTime: false,
      states: [("open", Text(name + look))]
    )
  }

  @Test
  func `A new record changes only the days' data, and a new name or appearance changes the page`()
    async
  {
    app.rows = [row("a", "Read"), row("b", "Tea")]
    app.records = [.init(id: "b", count: 0, isSkipped: false)]
    let (before, first) = await answer("/offline")

    app.records = [
      .init(id: "b", count: 3, isSkipped: false), .init(id: "a", count: 0, isSkipped: true),
    ]
    app.now = Date(timeIntervalSince1970: 60)
    let (days, second) = await answer("/offline/days")
    let json =
      #"{"days":[{"counts":[3,0],"day":"1970-01-01","end":86400000,"rows":[1,0],"#
      + #""skipped":[0],"start":0,"title":"Thursday"}],"made":60000}"#
    #expect(days == json)
    #expect(second.headers["Shape"] == first.headers["Shape"])
    #expect(second.headers["Made"] == "60000")
    #expect(second.headers["Open-Rows"] == "1")
    let (after, _) = await answer("/offline")
    #expect(after != before)
    let data = /data-days="[^"]*"/
    #expect(after.replacing(data, with: "") == before.replacing(data, with: ""))

    app.rows[0] = row("a", "Write")
    let (_, third) = await answer("/offline/days")
    #expect(third.headers["Shape"] != first.headers["Shape"])
    #expect(await answer("/offline").text.contains("Write"))

    app.rows[0] = row("a", "Write", look: "in blue")
    let (_, fourth) = await answer("/offline/days")
    #expect(fourth.headers["Shape"] != third.headers["Shape"])
  }

  @Test func `A request for an unchanged file is answered with status 304`() async {
    let (text, first) = await answer("/offline/queue.js")
    let (nothing, again) = await answer("/offline/queue.js", tag: first.headers["ETag"])
    #expect((first.status, again.status) == (.ok, .notModified))
    #expect(!text.isEmpty && nothing.isEmpty)
  }
}

@MainActor private final class PageApp: OfflineApp {
  nonisolated let title = "Habits"
  nonisolated(unsafe) var now = Date(timeIntervalSince1970: 0)
  var rows: [OfflinePage.Row] = []
  var records: [OfflinePage.Record] = []

  func page() -> OfflinePage {
    let day = OfflinePage.Day(
      day: "1970-01-01",
      title: "Thursday",
      start: Date(timeIntervalSince1970: 0),
      end: Date(timeIntervalSince1970: 86_400),
      rows: records
    )
    return OfflinePage(rows: rows, days: [day], place: "#", theme: nil)
  }

  func effect(of intent: any AppIntent, in row: OfflinePage.Row) -> OfflineEffect? { nil }
  func perform(_ action: OfflineAction) -> OfflineOutcome { .later }
}

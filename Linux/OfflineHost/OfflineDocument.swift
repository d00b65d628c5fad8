import AppIntents
import Foundation
import SwiftUI
import WebElements

/// The document of a page without a connection. It asks for nothing that is not kept beside it.
@MainActor struct OfflineDocument {
  let title: String
  let made: Date
  /// What stands before all paths where the browser reaches them.
  let root: String
  let page: OfflinePage
  let effect: @MainActor (any AppIntent, OfflinePage.Row) -> OfflineEffect?
  let drawn: DrawnRows

  /// Rows that are drawn before something else may have its turn.
  private static let rowsAtOnce = 4

  func html() async throws -> [UInt8] {
    var html = HTMLWriter(capacity: 64 * 1_024, isFinal: true)
    try start(&html)
    var bytes = html.bytes
    var fresh = 0
    for row in page.rows {
      if let known = drawn[row.key] {
        bytes += known
      } else {
        fresh += 1
        if fresh.isMultiple(of: Self.rowsAtOnce) { await Task.yield() }
        let row = (key: row.key, bytes: markup(of: row))
        drawn[row.key] = row.bytes
        bytes += row.bytes
      }
    }
    drawn.keep(page.rows.map(\.key))
    return bytes + end
  }

  /// A row in all its looks.
  private func markup(of row: OfflinePage.Row) -> [UInt8] {
    var html = HTMLWriter(capacity: 8 * 1_024, isFinal: true)
    html.raw("<li hidden")
    html.write(Attribute("data-row", row.id))
    html.raw(">")
    for face in row.faces {
      html.raw("<div hidden")
      html.write(Attribute("data-face", face.name))
      html.raw(">")
      for element in ViewGraph.still(face.view, environment: environment(row)).elements {
        html.write(element)
      }
      html.raw("</div>")
    }
    html.raw("</li>")
    return html.bytes
  }

  private var end: [UInt8] {
    var html = HTMLWriter(isFinal: true)
    html.raw("</ul><p class=\"none\" hidden>Nothing is due.</p></section><footer><p>")
    html.raw("Adding and changing, past days, statistics and settings need a connection.")
    html.raw("</p><a class=\"again\"")
    html.write(Attribute("href", "\(root)/"))
    html.raw(">Try Again</a></footer></main></body></html>")
    return html.bytes
  }

  private func start(_ html: inout HTMLWriter) throws {
    html.raw("<!doctype html><html lang=\"en\"")
    if !root.isEmpty { html.write(Attribute("data-root", root)) }
    html.raw("><head><meta charset=\"utf-8\"><meta name=\"viewport\"")
    html.raw(" content=\"width=device-width,initial-scale=1,viewport-fit=cover\"><title>")
    html.escaped(title)
    html.raw("</title>")
    // What is kept for this page is told from what others ask for by its query.
    for sheet in ["/app.css", "/offline/offline.css"] {
      html.raw("<link rel=\"stylesheet\"")
      html.write(Attribute("href", "\(root)\(sheet)?offline"))
      html.raw(">")
    }
    for script in ["queue", "page"] {
      html.raw("<script defer")
      html.write(Attribute("src", "\(root)/offline/\(script).js?offline"))
      html.raw("></script>")
    }
    html.raw("</head><body")
    let theme: String? =
      switch page.theme {
      case .dark: "dark"
      case .light: "light"
      default: nil
      }
    let classes = ["app", "offline", theme].compactMap { $0 }.joined(separator: " ")
    html.write(Attribute("class", classes))
    html.write(Attribute("data-facts", try facts()))
    html.raw("><main><header><h1>Today</h1><p class=\"date\"></p>")
    html.raw("<p class=\"since\" role=\"status\"></p></header>")
    html.raw("<section class=\"day\"><ul>")
  }

  private func facts() throws -> String {
    let rows = page.rows.map { row in
      Facts.Row(
        id: row.id,
        name: row.name,
        target: row.target,
        parts: row.parts,
        isTime: row.isTime
      )
    }
    let facts = Facts(
      made: made.milliseconds,
      place: page.place,
      rows: rows,
      days: page.days
    )
    return String(decoding: try JSONEncoder().encode(facts), as: UTF8.self)
  }

  private func environment(_ row: OfflinePage.Row) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.intentAction = IntentAction(perform: { _ in }) { intent in
      guard let effect = effect(intent, row) else { return [Attribute("disabled")] }
      let call: Data
      do { call = try JSONEncoder().encode(IntentCall(intent)) } catch {
        return [Attribute("disabled")]
      }
      return [
        Attribute("data-call", String(decoding: call, as: UTF8.self)),
        Attribute("data-effect", effect.text),
      ]
    }
    return environment
  }

  private struct Facts: Encodable {
    struct Row: Encodable {
      let id: String
      let name: String
      let target: Int
      let parts: Int
      let isTime: Bool
    }

    let made: Int
    let place: String
    let rows: [Row]
    let days: [OfflinePage.Day]
  }
}

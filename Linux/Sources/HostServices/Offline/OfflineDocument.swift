@_spi(Host) import AppIntents
import Foundation
import LinuxFoundation
@_spi(Host) import SwiftUI
import WebElements

/// The document of an offline page. The page requests only files that are cached together with the
/// page.
@MainActor struct OfflineDocument {
  let title: String
  let made: Date
  /// The path prefix in the browser.
  let root: String
  let page: OfflinePage
  let effect: @MainActor (any AppIntent, OfflinePage.Row) -> OfflineEffect?
  let renderedRows: RenderedRowCache
  /// Returns the path at which the page requests one of its files.
  let keptPath: (String) -> String

  /// The number of rows that are rendered before other work gets a turn.
  private static let rowsAtOnce = 4

  /// The parts of the document that a tap does not change: the text before the days' content, the
  /// text after it, the rows, and the end.
  struct Shape {
    let beforeDays: [UInt8]
    let afterDays: [UInt8]
    let rows: [RenderedRowCache.Row]
    let end: [UInt8]

    var hash: String {
      ([beforeDays, afterDays, end].map(\.contentHash) + rows.map(\.hash)).joined().utf8.contentHash
    }
  }

  /// Returns the complete document.
  func html(_ shape: Shape) -> Data {
    var html = HTMLWriter(isFinal: true)
    html.write(Attribute("data-days", String(decoding: days, as: UTF8.self)))
    var bytes = shape.beforeDays + html.bytes + shape.afterDays
    for row in shape.rows { bytes += row.bytes }
    return Data(bytes + shape.end)
  }

  /// The content of the days as JSON for the page's script.
  var days: Data { .json(OfflineDays(page, made: made)) }

  func shape() async -> Shape {
    let language = AnyHashable(Localization.current.locale)
    var rows: [RenderedRowCache.Row] = []
    var fresh = 0
    for row in page.rows {
      let key = AnyHashable([row.key, language])
      if let known = renderedRows[key] {
        rows.append(known)
      } else {
        fresh += 1
        if fresh.isMultiple(of: Self.rowsAtOnce) { await Task.yield() }
        let made = RenderedRowCache.Row(markup(of: row))
        renderedRows[key] = made
        rows.append(made)
      }
    }
    renderedRows.removeAll(except: page.rows.map { [$0.key, language] })
    return Shape(beforeDays: beforeDays, afterDays: afterDays, rows: rows, end: end)
  }

  /// Returns a row with all of its states.
  private func markup(of row: OfflinePage.Row) -> [UInt8] {
    var html = HTMLWriter(capacity: 8 * 1_024, isFinal: true)
    html.startTag("li", ["hidden": "", "data-row": row.id])
    for state in row.states {
      html.startTag("div", ["hidden": "", "data-face": state.name])
      for element in ViewGraph.still(state.view, environment: environment(row)).elements {
        html.write(element)
      }
      html.raw("</div>")
    }
    html.raw("</li>")
    return html.bytes
  }

  private var end: [UInt8] {
    var html = HTMLWriter(isFinal: true)
    html.raw("</ul><p class=\"none\" hidden></p></section><footer>")
    html.element(
      "p",
      text: String(
        localized: "Adding and changing, past days, statistics, and settings need a connection."
      )
    )
    html.element(
      "a",
      ["class": "again", "href": "\(root)/"],
      text: String(localized: "Try Again")
    )
    html.raw("</footer></main></body></html>")
    return html.bytes
  }

  private var beforeDays: [UInt8] {
    var html = HTMLWriter(isFinal: true)
    html.startDocument(root: root)
    html.element("title", text: title)
    for sheet in ["/app.css?offline", keptPath("/offline/offline.css")] {
      html.startTag("link", ["rel": "stylesheet", "href": root + sheet])
    }
    for script in ["queue", "page"] {
      let path = root + keptPath("/offline/\(script).js")
      html.element("script", ["defer": "", "src": path])
    }
    html.raw("</head><body")
    let classes = ["app", "offline", page.theme?.name].compactMap { $0 }.joined(separator: " ")
    html.write(Attribute("class", classes))
    html.write(Attribute("data-facts", String(decoding: Data.json(facts), as: UTF8.self)))
    return html.bytes
  }

  private var afterDays: [UInt8] {
    var html = HTMLWriter(isFinal: true)
    html.raw("><main><header>")
    html.element("h1", text: String(localized: "Today"))
    html.raw("<p class=\"date\"></p>")
    html.raw("<p class=\"since\" role=\"status\"></p></header>")
    html.raw("<section class=\"day\"><ul>")
    return html.bytes
  }

  private var facts: Facts {
    Facts(
      place: page.place,
      rows: page.rows,
      locale: Localization.current.locale.identifier(.bcp47),
      texts: OfflineTexts()
    )
  }

  private func environment(_ row: OfflinePage.Row) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.read(in: .current)
    environment.intentAction = IntentAction(perform: { _ in }) { intent in
      guard let effect = effect(intent, row) else { return [Attribute("disabled")] }
      return [
        Attribute("data-call", String(decoding: Data.json(IntentCall(intent)), as: UTF8.self)),
        Attribute("data-effect", effect.text),
      ]
    }
    return environment
  }

  private struct Facts: Encodable {
    let place: String
    let rows: [OfflinePage.Row]
    let locale: String
    let texts: OfflineTexts
  }
}

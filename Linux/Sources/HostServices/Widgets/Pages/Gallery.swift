@_spi(Host) import AppIntents
import Foundation
import LinuxFoundation
@_spi(Host) import SwiftUI
import WebElements
import WidgetKit

/// The gallery, which shows a live tile of each widget in each family, with its configuration
/// options and its address.
@MainActor struct Gallery {
  private let tiles: Tiles
  private let query: [String: String]
  private let appearance: TileAppearance
  private let title: String
  /// The origin that the browser uses, for addresses to copy.
  private let origin: String
  private let root: String

  init(_ tiles: Tiles, for request: PathRequest, title: String) {
    self.tiles = tiles
    self.title = title
    query = request.query
    appearance = TileAppearance(request.query)
    origin = request.origin
    root = request.root
  }

  func html() async -> [UInt8] {
    var html = HTMLWriter(capacity: 16 * 1_024, isFinal: true)
    html.startDocument(root: root)
    html.head(
      title: String(localized: "Widgets, \(title)", comment: "A name of the app."),
      files: "gallery",
      root: root
    )
    html.raw("</head>")
    let theme = appearance.items.filter { $0.0 != "locked" }.map { " \($0.1)" }.joined()
    html.startTag("body", ["class": "app gallery\(theme)"])
    html.startTag("form", ["action": "\(root)/widgets"])
    html.raw("<header>")
    html.element("a", ["class": "back", "href": "\(root)/"], text: title)
    html.element("h1", text: String(localized: "Widgets"))
    html.startTag("div", ["class": "looks"])
    for choice in looks { select(choice, chosen: query[choice.name] ?? "", &html) }
    html.raw("<noscript>")
    html.element("button", text: String(localized: "Show"))
    html.raw("</noscript></div></header><main>")
    for declaration in tiles.declarations() { await section(declaration, &html) }
    html.raw("</main></form></body></html>")
    return html.bytes
  }

  private func section(_ declaration: WidgetDeclaration, _ html: inout HTMLWriter) async {
    html.startTag("section", ["aria-label": declaration.displayName])
    html.startTag("div", ["class": "about"])
    html.element("h2", text: declaration.displayName)
    html.element("p", text: declaration.description)
    html.raw("</div><div class=\"choices\">")
    var values: [String: String] = [:]
    for parameter in declaration.parameters {
      let name = "\(declaration.kind).\(parameter.name)"
      guard let choice = await choice(parameter, name: name) else { continue }
      let chosen = query[name] ?? ""
      if !chosen.isEmpty { values[parameter.name] = chosen }
      select(choice, chosen: chosen, &html)
    }
    html.raw("</div><div class=\"widgets\">")
    let families = declaration.families.isEmpty ? [nil] : declaration.families.map(Optional.some)
    for family in families {
      let address = TileAddress(
        kind: declaration.kind,
        family: family,
        appearance: appearance,
        values: values
      )
      figure(address, of: declaration, &html)
    }
    html.raw("</div></section>")
  }

  /// The color scheme that an embedding page must declare, so that the background behind a tile's
  /// rounded corners is visible.
  private var scheme: String { appearance.theme?.name ?? "light dark" }

  /// Writes a tile with its name and its embedding code.
  private func figure(
    _ address: TileAddress,
    of declaration: WidgetDeclaration,
    _ html: inout HTMLWriter
  ) {
    let size = address.size
    let name = address.family?.title ?? String(localized: "Control", comment: "A kind of widget.")
    let title = declaration.displayName.escapedInMarkup
    let frame = """
      <iframe src="\(origin)\(root)\(address.text.escapedInMarkup)" width="\(Int(size.width))" \
      height="\(Int(size.height))" style="border:0;color-scheme:\(scheme)" title="\(title)"></iframe>
      """
    html.startTag("figure", ["class": address.family?.description ?? "control"])
    html.element(
      "iframe",
      [
        "loading": "lazy",
        "src": root + address.text,
        "width": "\(Int(size.width))",
        "height": "\(Int(size.height))",
        "title": "\(declaration.displayName), \(name)",
      ]
    )
    html.raw("<figcaption>")
    html.element("a", ["target": "_blank", "href": root + address.text], text: name)
    html.raw("<details>")
    html.element(
      "summary",
      text: String(localized: "Embed", comment: "Shows the HTML code of a widget.")
    )
    let label = String(
      localized: "Markup of \(declaration.displayName), \(name)",
      comment: "HTML code. A widget and its size."
    )
    html.element(
      "textarea",
      ["readonly": "", "rows": "4", "dir": "ltr", "aria-label": label],
      text: frame
    )
    html.element(
      "p",
      text: String(
        localized: "Another website can show this widget after you allow its address in Settings."
      )
    )
    html.raw("</details></figcaption></figure>")
  }

  // MARK: Choices

  /// A menu of the gallery's form, for the appearance of all widgets or a parameter of one widget.
  private struct Choice {
    let name: String
    let title: String
    let options: [(value: String, title: String)]
  }

  private var looks: [Choice] {
    [
      Choice(
        name: "theme",
        title: String(localized: "Appearance"),
        options: [
          ("", String(localized: "System")), ("dark", String(localized: "Dark")),
          ("light", String(localized: "Light")),
        ]
      ),
      Choice(
        name: "rendering",
        title: String(localized: "Colors", comment: "The colors of a widget."),
        options: [
          ("", String(localized: "Full Color", comment: "The colors of a widget.")),
          ("accented", String(localized: "Tinted", comment: "The colors of a widget.")),
          ("vibrant", String(localized: "Lock Screen")),
        ]
      ),
      Choice(
        name: "locked",
        title: String(localized: "Screen", comment: "Locked or unlocked."),
        options: [
          ("", String(localized: "Unlocked", comment: "The state of a device's screen.")),
          ("1", String(localized: "Locked", comment: "The state of a device's screen.")),
        ]
      ),
    ]
  }

  private func choice(_ parameter: IntentParameterDeclaration, name: String) async -> Choice? {
    guard case .entity(let type) = parameter.kind else { return nil }
    let run = IntentRun(today: DateComponents())
    let automatic = String(localized: "Automatic")
    let none = String(localized: "None")
    var options = [(value: "", title: parameter.isOptional ? automatic : none)]
    do {
      options += try await run.suggestions(type).map { (value: $0.id, title: $0.title) }
    } catch {
      // The error is not shown here: the menu stays without options, and the tiles show the reason.
    }
    if let chosen = query[name], !chosen.isEmpty, !options.contains(where: { $0.value == chosen }) {
      options.append((value: chosen, title: String(localized: "Gone or Archived")))
    }
    return Choice(name: name, title: parameter.title, options: options)
  }

  private func select(_ choice: Choice, chosen: String, _ html: inout HTMLWriter) {
    html.raw("<label>")
    html.escaped(choice.title)
    html.startTag("select", ["name": choice.name])
    for option in choice.options {
      html.raw("<option")
      html.write(Attribute("value", option.value))
      // The writer omits an empty attribute value, and a browser submits the title of an option
      // without a value.
      if option.value.isEmpty { html.raw("=\"\"") }
      if option.value == chosen { html.raw(" selected") }
      html.raw(">")
      html.escaped(option.title)
      html.raw("</option>")
    }
    html.raw("</select></label>")
  }
}

extension WidgetFamily {
  /// The title for users.
  fileprivate var title: String {
    switch self {
    case .systemSmall: String(localized: "Small", comment: "The size of a widget.")
    case .systemMedium: String(localized: "Medium", comment: "The size of a widget.")
    case .systemLarge: String(localized: "Large", comment: "The size of a widget.")
    case .accessoryCircular: String(localized: "Circular", comment: "The size of a widget.")
    case .accessoryRectangular: String(localized: "Rectangular", comment: "The size of a widget.")
    case .accessoryInline: String(localized: "Inline", comment: "The size of a widget.")
    }
  }
}

extension String {
  /// The string escaped for a quoted attribute.
  fileprivate var escapedInMarkup: String {
    replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
  }
}

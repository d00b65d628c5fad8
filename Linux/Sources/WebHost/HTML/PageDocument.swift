import FlyingFox
import Foundation
import LinuxFoundation
import WebElements

/// The HTML documents of a host, in the language of the request that is answered.
struct PageDocument {
  let assets: AssetStore
  let site: SitePath
  let identity: PageIdentity?

  /// The common start of each page's document, with the links to its files.
  var start: [UInt8] {
    var html = HTMLWriter()
    start(&html, styleSheet: assets.styleSheet)
    // The script is not a module, so that it runs before the document is rendered.
    html.element("script", ["src": assets.earlyScript])
    // Without preloading, browsers request a font only after the first layout and then lay out the
    // page again.
    for font in assets.fonts {
      html.startTag("link", ["rel": "preload", "as": "font", "crossorigin": "", "href": font])
    }
    let texts = ClientTexts.translations
    if !texts.isEmpty { html.startTag("meta", ["name": "texts", "content": texts]) }
    // Modules run after parsing, so fonts and styles, which the first paint needs, are requested
    // first.
    html.element("script", ["type": "module", "fetchpriority": "low", "src": assets.script])
    return html.bytes
  }

  /// Returns the rest of a page's document with the page's current content, so that the browser
  /// shows the content before the socket is open.
  ///
  /// - Parameter content: The content, or nil for a page without content.
  func page(_ content: PageContent?, token: RandomToken) -> [UInt8] {
    var html = HTMLWriter(capacity: 64 * 1_024)
    html.element("title", text: content?.title ?? "")
    let kept = (content?.kept ?? [:]).sorted { $0.key < $1.key }.map { [$0.key, $0.value] }
    html.startTag(
      "meta",
      [
        "name": "page",
        "content": token.text,
        "data-addresses": String(decoding: Data.json(content?.addresses ?? ["/"]), as: UTF8.self),
        "data-frame": content == nil ? "-1" : "0",
        "data-kept": String(decoding: Data.json(kept), as: UTF8.self),
      ]
    )
    html.raw("</head><body>")
    if let content { html.write(content.root) }
    html.raw("</body></html>")
    return html.bytes
  }

  /// Returns a centered document that works without scripts.
  func plain(title: LocalizedStringResource, _ content: (inout HTMLWriter) -> Void) -> [UInt8] {
    var html = HTMLWriter()
    start(&html, styleSheet: assets.gateStyleSheet)
    let title = String(localized: title)
    html.element("title", text: title)
    html.raw("</head><body><main>")
    html.element("h1", text: title)
    content(&html)
    html.raw("</main></body></html>")
    return html.bytes
  }

  /// Returns a response with the status "503 Service Unavailable" and a message in place of a page.
  ///
  /// - Parameter text: The reason and a suggestion.
  func notice(title: LocalizedStringResource, _ text: LocalizedStringResource) -> HTTPResponse {
    let bytes = plain(title: title) { $0.element("p", text: String(localized: text)) }
    return .html(.serviceUnavailable, bytes)
  }

  private func start(_ html: inout HTMLWriter, styleSheet: String) {
    html.startDocument(root: site.root)
    html.startTag("link", ["rel": "stylesheet", "href": styleSheet])
    if let identity { html.identity(identity, site) }
  }
}

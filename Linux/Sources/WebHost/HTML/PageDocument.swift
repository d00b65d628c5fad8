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
    html.raw("<script")
    html.write(Attribute("src", assets.earlyScript))
    html.raw("></script>")
    // Without preloading, browsers request a font only after the first layout and then lay out the
    // page again.
    for font in assets.fonts {
      html.raw("<link rel=\"preload\" as=\"font\" crossorigin")
      html.write(Attribute("href", font))
      html.raw(">")
    }
    let texts = ClientTexts.translations
    if !texts.isEmpty {
      html.raw("<meta name=\"texts\"")
      html.write(Attribute("content", texts))
      html.raw(">")
    }
    // Modules run after parsing, so fonts and styles, which the first paint needs, are requested
    // first.
    html.raw("<script type=\"module\" fetchpriority=\"low\"")
    html.write(Attribute("src", assets.script))
    html.raw("></script>")
    return html.bytes
  }

  /// Returns the rest of a page's document with the page's current content, so that the browser
  /// shows the content before the socket is open.
  ///
  /// - Parameter content: The content, or nil for a page without content.
  func page(_ content: PageContent?, token: RandomToken) -> [UInt8] {
    var html = HTMLWriter(capacity: 64 * 1_024)
    title(content?.title ?? "", &html)
    var kept = FrameWriter()
    kept.array((content?.kept ?? [:]).sorted { $0.key < $1.key }) { json, entry in
      json.array([entry.key, entry.value]) { $0.string($1) }
    }
    html.raw("<meta")
    html.write(Attribute("name", "page"))
    html.write(Attribute("content", token.text))
    var addresses = FrameWriter()
    addresses.array(content?.addresses ?? ["/"]) { $0.string($1) }
    html.write(Attribute("data-addresses", String(decoding: addresses.bytes, as: UTF8.self)))
    html.write(Attribute("data-frame", content == nil ? "-1" : "0"))
    html.write(Attribute("data-kept", String(decoding: kept.bytes, as: UTF8.self)))
    html.raw("></head><body>")
    if let content { html.write(content.root) }
    html.raw("</body></html>")
    return html.bytes
  }

  /// Returns a centered document that works without scripts.
  func plain(title: LocalizedStringResource, _ content: (inout HTMLWriter) -> Void) -> [UInt8] {
    var html = HTMLWriter()
    start(&html, styleSheet: assets.gateStyleSheet)
    let title = String(localized: title)
    self.title(title, &html)
    html.raw("</head><body><main><h1>")
    html.escaped(title)
    html.raw("</h1>")
    content(&html)
    html.raw("</main></body></html>")
    return html.bytes
  }

  /// Returns a document with a message in place of a page.
  ///
  /// - Parameter text: The reason and a suggestion.
  func notice(title: LocalizedStringResource, _ text: LocalizedStringResource) -> [UInt8] {
    plain(title: title) { html in
      html.raw("<p>")
      html.escaped(String(localized: text))
      html.raw("</p>")
    }
  }

  private func title(_ text: String, _ html: inout HTMLWriter) {
    html.raw("<title>")
    html.escaped(text)
    html.raw("</title>")
  }

  private func start(_ html: inout HTMLWriter, styleSheet: String) {
    html.raw("<!doctype html><html")
    html.writeLanguage()
    if !site.root.isEmpty { html.write(Attribute("data-root", site.root)) }
    html.raw("><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"")
    html.raw("width=device-width, initial-scale=1, viewport-fit=cover\">")
    html.raw("<link rel=\"stylesheet\"")
    html.write(Attribute("href", styleSheet))
    html.raw(">")
    if let identity { html.identity(identity, site) }
  }
}

import WebElements

extension HTMLWriter {
  /// Writes the start of a page, up to the text of its title.
  ///
  /// - Parameter root: The path prefix in the browser.
  mutating func start(root: String, viewport: String) {
    raw("<!doctype html><html")
    writeLanguage()
    if !root.isEmpty { write(Attribute("data-root", root)) }
    raw("><head><meta charset=\"utf-8\"><meta name=\"viewport\"")
    write(Attribute("content", viewport))
    raw("><title>")
  }

  /// Writes the end of a page's title, and the style sheets and script of a named page.
  mutating func resources(_ name: String, root: String) {
    raw("</title>")
    for sheet in ["/app.css", "/widgets/\(name).css"] {
      raw("<link rel=\"stylesheet\"")
      write(Attribute("href", root + sheet))
      raw(">")
    }
    raw("<script type=\"module\"")
    write(Attribute("src", "\(root)/widgets/\(name).js"))
    raw("></script>")
  }
}

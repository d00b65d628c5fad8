import WebElements

extension HTMLWriter {
  /// The beginning of a page, up to the text of its title.
  /// - Parameter root: What stands before all paths where the browser reaches them.
  mutating func start(root: String, viewport: String) {
    raw("<!doctype html><html lang=\"en\"")
    if !root.isEmpty { write(Attribute("data-root", root)) }
    raw("><head><meta charset=\"utf-8\"><meta name=\"viewport\"")
    write(Attribute("content", viewport))
    raw("><title>")
  }

  /// The end of a page's title, and the style sheets and the script of the page of a name.
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

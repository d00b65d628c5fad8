import WebElements

extension HTMLWriter {
  /// Writes a page's title, and the links to its style sheets and its script.
  ///
  /// - Parameters:
  ///   - name: The common name of the page's files.
  ///   - root: The path prefix in the browser.
  mutating func head(title: String, files name: String, root: String) {
    element("title", text: title)
    for sheet in ["/app.css", "/widgets/\(name).css"] {
      startTag("link", ["rel": "stylesheet", "href": root + sheet])
    }
    element("script", ["type": "module", "src": "\(root)/widgets/\(name).js"])
  }
}

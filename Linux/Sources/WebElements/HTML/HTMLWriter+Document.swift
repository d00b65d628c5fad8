import LinuxFoundation

extension HTMLWriter {
  /// Writes the start of a document in the language of its texts, up to its title and links.
  ///
  /// - Parameter root: The path prefix in the browser.
  package mutating func startDocument(
    root: String,
    viewport: String = "width=device-width,initial-scale=1,viewport-fit=cover"
  ) {
    raw("<!doctype html><html")
    let localization = Localization.current
    write(Attribute("lang", localization.language))
    if localization.isRightToLeft { write(Attribute("dir", "rtl")) }
    if !root.isEmpty { write(Attribute("data-root", root)) }
    raw("><head><meta charset=\"utf-8\">")
    startTag("meta", ["name": "viewport", "content": viewport])
  }
}

import LinuxFoundation

extension HTMLWriter {
  /// Writes the language and the direction of a document's texts as attributes of its root element.
  package mutating func writeLanguage() {
    let localization = Localization.current
    write(Attribute("lang", localization.language))
    if localization.isRightToLeft { write(Attribute("dir", "rtl")) }
  }
}

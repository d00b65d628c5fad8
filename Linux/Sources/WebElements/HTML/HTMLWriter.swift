import LinuxFoundation

/// A writer of elements as HTML, with all text and attribute values escaped.
///
/// All elements are appended to one byte buffer, so that a page with thousands of elements takes
/// one pass.
package struct HTMLWriter {
  package private(set) var bytes: [UInt8] = []
  /// The identifier of the last completed element below the root.
  private var lastID: Int?

  /// True for static documents, which need neither element identifiers nor events.
  private let isFinal: Bool

  package init(capacity: Int = 1_024, isFinal: Bool = false) {
    self.isFinal = isFinal
    bytes.reserveCapacity(capacity)
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an element and its descendants.
  ///
  /// Identifiers are 40% of a page's compressed markup, and most can be computed from the previous
  /// identifiers. If a descendant's identifier is one more than the identifier of the element that
  /// ended before it, the identifier is left out, and the page's script adds it. Elements with
  /// events keep their identifiers, so that a script can report events without the tree.
  package mutating func write(_ element: Element) {
    lastID = nil
    write(element, chosen: nil, isOutermost: true)
  }

  /// - Parameter chosen: The value of the enclosing `select`. The option with that value is marked
  ///   as selected, because markup has no other way to express it.
  private mutating func write(_ element: Element, chosen: String?, isOutermost: Bool) {
    let name = element.tag.rawValue
    var chosen = chosen
    var fieldText: String?

    raw("<")
    raw(name)
    let before = element.children.last?.id ?? lastID
    let isNumbered =
      isOutermost || !element.events.isEmpty || before.map({ $0 + 1 }) != element.id
    if isNumbered, !isFinal {
      raw(" id=\"n")
      raw(String(element.id))
      raw("\"")
    }
    for attribute in element.attributes {
      write(attribute)
      if element.tag == .option, attribute.name == "value", attribute.value == chosen {
        raw(" selected")
      }
    }
    for property in element.properties {
      switch (property, element.tag) {
      case (.value(let value), .select): chosen = value
      case (.value(let value), .textarea): fieldText = value
      case (.value(let value), _): write(Attribute("value", value))
      case (.checked(let isChecked), _): if isChecked { raw(" checked") }
      }
    }
    if let events = element.eventList, !isFinal { write(Attribute("data-on", events)) }
    raw(">")
    defer { lastID = element.id }
    if element.tag.isVoid { return }

    if let fieldText {
      // The parser drops a line break after <textarea>, so an additional line break is written.
      raw("\n")
      escaped(fieldText)
    }
    switch element.content {
    case .text(let text): escaped(text)
    case .children(let children):
      for child in children { write(child, chosen: chosen, isOutermost: false) }
    }
    raw("</")
    raw(name)
    raw(">")
  }

  package mutating func write(_ attribute: Attribute) {
    raw(" ")
    raw(attribute.name)
    guard !attribute.value.isEmpty else { return }
    raw("=\"")
    escaped(attribute.value)
    raw("\"")
  }

  /// Writes a start tag. An empty value writes a Boolean attribute.
  package mutating func startTag(
    _ name: StaticString,
    _ attributes: KeyValuePairs<StaticString, String> = [:]
  ) {
    raw("<")
    raw(name.description)
    for (name, value) in attributes { write(Attribute(name, value)) }
    raw(">")
  }

  /// Writes an element with a text.
  package mutating func element(
    _ name: StaticString,
    _ attributes: KeyValuePairs<StaticString, String> = [:],
    text: String = ""
  ) {
    startTag(name, attributes)
    escaped(text)
    raw("</")
    raw(name.description)
    raw(">")
  }

  /// Appends markup without escaping it. The markup must not contain user input.
  package mutating func raw(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Appends text, escaped for both content and quoted attributes.
  package mutating func escaped(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        // All characters that need an entity precede "?" in ASCII, and letters follow it.
        guard utf8[index] < UInt8(ascii: "?"), let entity = Self.entity(utf8[index]) else {
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        entity.withUTF8Buffer { bytes.append(contentsOf: $0) }
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }

  private static func entity(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    // The parser replaces an unescaped carriage return by a line feed.
    case UInt8(ascii: "\r"): "&#13;"
    // HTML can't represent NUL. A replacement character keeps its position visible.
    case 0: "\u{FFFD}"
    default: nil
    }
  }
}

extension Element {
  /// The value of the `data-on` attribute: the handled events, separated by spaces.
  package var eventList: String? {
    events.isEmpty ? nil : events.map(\.rawValue).joined(separator: " ")
  }
}

extension HTMLWriter {
  /// Writes the start of a document in the language of its texts, up to its title and links.
  ///
  /// - Parameter root: The path prefix in the browser.
  package mutating func startDocument(
    root: String,
    viewport: String =
      "width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content"
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

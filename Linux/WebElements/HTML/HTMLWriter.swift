/// Writes elements as HTML, every text and attribute value escaped.
///
/// It appends to one buffer of bytes, so that a page of many thousand elements costs one pass.
package struct HTMLWriter {
  package private(set) var bytes: [UInt8] = []
  /// The element that ended last, within the outermost one that is being written.
  private var lastID: Int?

  /// Whether nothing more is said of what is written: no number of an element, and no event, is of use
  /// then.
  private let isFinal: Bool

  package init(capacity: Int = 1_024, isFinal: Bool = false) {
    self.isFinal = isFinal
    bytes.reserveCapacity(capacity)
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an element and what is in it. Numbers are 40 % of what a page's markup packs to, and most
  /// follow from those before: an element inside whose number is one more than that of the element
  /// that ended before it comes without, and the page gives it its own. What events are told of keeps
  /// it, so that who only tells of them needs no tree.
  package mutating func write(_ element: Element) {
    lastID = nil
    write(element, chosen: nil, isOutermost: true)
  }

  /// - Parameter chosen: The value of the `select` around the element, whose option of that value
  ///   is written as selected: markup has no other way to say it.
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
      // The parser drops a line break that follows <textarea>; the first one is for it to drop.
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

  /// Appends markup of the program's own.
  package mutating func raw(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Appends text so that it reads as itself, in content and in a quoted attribute alike.
  package mutating func escaped(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        // All that need an entity come before "?" in ASCII; letters, the most by far, do not.
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
    // The parser turns a bare carriage return into a line feed.
    case UInt8(ascii: "\r"): "&#13;"
    // HTML cannot hold it; as a replacement character its place stays visible.
    case 0: "\u{FFFD}"
    default: nil
    }
  }
}

extension Element {
  /// What the attribute `data-on` says: the events to report, separated by spaces.
  package var eventList: String? {
    events.isEmpty ? nil : events.map(\.rawValue).joined(separator: " ")
  }

  package var html: String {
    var writer = HTMLWriter()
    writer.write(self)
    return writer.string
  }
}

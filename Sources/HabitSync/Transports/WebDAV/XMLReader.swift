/// A token of an XML document, without namespaces and attributes.
enum XMLToken: Hashable {
  case opened(String)
  case text(String)
  case closed(String)
}

/// The error of a document that can't be parsed.
struct XMLError: Error, Hashable {}

/// A pull parser for XML that takes linear time.
///
/// The parser supports the subset that file listings use. Without entity declarations, no document
/// can expand beyond its size.
struct XMLReader {
  /// The maximum nesting depth.
  private static let depth = 64

  private let bytes: [UInt8]
  private var place = 0
  private var open: [String] = []
  private var closing: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next token, or nil at the end of a complete document.
  mutating func next() throws(XMLError) -> XMLToken? {
    if let name = closing {
      closing = nil
      return try close(name)
    }
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else { return .text(try text()) }
      if skip("<?") {
        try pass("?>")
      } else if skip("<!--") {
        try pass("-->")
      } else if skip("<![CDATA[") {
        let start = place
        try pass("]]>")
        return .text(String(decoding: bytes[start..<(place - 3)], as: UTF8.self))
      } else if skip("</") {
        return try close(try tag())
      } else if skip("<!") {
        throw XMLError()
      } else {
        place += 1
        return try opened()
      }
    }
    guard open.isEmpty else { throw XMLError() }
    return nil
  }

  private mutating func opened() throws(XMLError) -> XMLToken {
    let name = try tag()
    guard open.count < Self.depth else { throw XMLError() }
    open.append(name)
    if bytes[place - 2] == UInt8(ascii: "/") { closing = name }
    return .opened(name)
  }

  private mutating func close(_ name: String) throws(XMLError) -> XMLToken {
    guard open.popLast() == name else { throw XMLError() }
    return .closed(name)
  }

  /// Reads a tag. Returns its name without the namespace prefix.
  private mutating func tag() throws(XMLError) -> String {
    let start = place
    var quote: UInt8?
    while place < bytes.count, quote != nil || bytes[place] != UInt8(ascii: ">") {
      let byte = bytes[place]
      if quote == byte {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      place += 1
    }
    guard place < bytes.count else { throw XMLError() }
    place += 1
    let name = bytes[start..<(place - 1)].prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    guard let local = name.split(separator: UInt8(ascii: ":")).last else { throw XMLError() }
    return String(decoding: local, as: UTF8.self)
  }

  private mutating func text() throws(XMLError) -> String {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    return try XMLText.decoded(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - place >= count else { return false }
    for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] { return false }
    place += count
    return true
  }

  private mutating func pass(_ text: StaticString) throws(XMLError) {
    while place < bytes.count {
      if skip(text) { return }
      place += 1
    }
    throw XMLError()
  }
}

/// The decoding of XML character references.
enum XMLText {
  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  static func decoded(_ text: String) throws(XMLError) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var decoded = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let character = character(part[..<end]) else {
        throw XMLError()
      }
      decoded += character
      decoded += part[part.index(after: end)...]
    }
    return decoded
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return names[String(name)] }
    let digits = name.dropFirst()
    let number =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(String.init)
  }
}

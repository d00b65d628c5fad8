import Foundation

/// Reading strings, numbers, booleans, and null.
extension JSONReader {
  func string() throws -> String {
    String(decoding: try stringBytes(), as: UTF8.self)
  }

  /// Reads a string; empty for null.
  func text() throws -> String {
    try unlessNull(string) ?? ""
  }

  /// Reads an object, and returns the named members. They must be strings; null is left out.
  func strings(_ names: String...) throws -> [String: String] {
    var strings: [String: String] = [:]
    try object { name in
      guard names.contains(name) else { return try skip() }
      strings[name] = try unlessNull(string)
    }
    return strings
  }

  /// Reads a string as UTF-8 bytes.
  func stringBytes() throws -> ArraySlice<UInt8> {
    guard try nextByte() == UInt8(ascii: "\"") else { throw invalid("text is expected") }
    position += 1
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        try checkLength(position - start)
        position += 1
        return bytes[start..<position - 1]
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      guard byte >= 0x20 else { throw syntax() }
      position += 1
    }
    throw syntax()
  }

  /// Reads a date and time.
  func instant() throws -> Date {
    let text = try stringBytes()
    guard let date = InstantText.date(text) else {
      throw invalid(.notAnInstant(String(decoding: text, as: UTF8.self)))
    }
    return date
  }

  func integer() throws -> Int {
    let start = position
    let number = try number()
    if let integer = Int(exactly: number) { return integer }
    position = start
    throw invalid("a whole number is expected")
  }

  func number() throws -> Double {
    guard try kind() == .number else { throw invalid("a number is expected") }
    let start = position
    while position < bytes.count, position - start <= 64,
      [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(bytes[position])
        || (48...57).contains(bytes[position])
    { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite, position - start <= 64 else {
      throw invalid(.notANumber(text))
    }
    return number
  }

  func boolean() throws -> Bool {
    guard try kind() == .boolean else { throw invalid("true or false is expected") }
    if word("true") { return true }
    guard word("false") else { throw syntax() }
    return false
  }

  func null() throws {
    guard try kind() == .null, word("null") else { throw syntax(expected: "null") }
  }

  /// Reads a value; nil if it is null.
  func unlessNull<Value>(_ read: () throws -> Value) throws -> Value? {
    guard try kind() == .null else { return try read() }
    try null()
    return nil
  }

  /// Reads JSON inside a string.
  func embedded<Value>(_ read: (JSONReader) throws -> Value) throws -> Value {
    let start = position
    let text = try TextFile(file: file, Array(stringBytes()))
    let reader = JSONReader(text, ImportProgress())
    do {
      let value = try read(reader)
      try reader.finish()
      return value
    } catch ImportError.invalidRecord(_, _, let reason), ImportError.damaged(_, let reason) {
      position = start
      throw record(invalid: reason)
    }
  }

  private func word(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private func escapedString(from start: Int) throws -> ArraySlice<UInt8> {
    var text = bytes[start..<position]
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        return text
      case UInt8(ascii: "\\"):
        text += Array(String(Character(try escape())).utf8)
      case 0..<0x20:
        throw syntax()
      default:
        text.append(byte)
      }
      try checkLength(text.count)
    }
    throw syntax()
  }

  /// Reads the rest of an escape sequence after a backslash.
  private func escape() throws -> Unicode.Scalar {
    guard position < bytes.count else { throw syntax() }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try codePoint()
    case let byte where [0x22, 0x2F, 0x5C].contains(byte): return Unicode.Scalar(byte)
    default: throw syntax()
    }
  }

  /// Reads four hexadecimal digits, and four more if the first four are a leading surrogate. An
  /// unpaired surrogate is read as U+FFFD, because some programs cut text within a surrogate pair.
  private func codePoint() throws -> Unicode.Scalar {
    let first = try codeUnit()
    guard UTF16.isLeadSurrogate(first), bytes[position...].starts(with: "\\u".utf8) else {
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    let afterFirst = position
    position += 2
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      position = afterFirst
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
      ?? "\u{FFFD}"
  }

  private func codeUnit() throws -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, !digits.contains(UInt8(ascii: "+")),
      !digits.contains(UInt8(ascii: "-")),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw syntax() }
    position += 4
    return unit
  }

  private func checkLength(_ count: Int) throws {
    guard count <= ImportLimits.fieldBytes else { throw invalid("a text is too long") }
  }
}

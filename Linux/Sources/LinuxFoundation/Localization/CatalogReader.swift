import Foundation

/// A pull parser for the JSON of a String Catalog.
///
/// A catalog contains each text in all languages, but a reader needs one language. Skipping the
/// other languages is ten times faster than decoding them.
struct CatalogReader {
  private let bytes: UnsafeRawBufferPointer
  private var index: Int

  /// - Parameter position: The position of the first byte to read.
  init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
    self.bytes = bytes
    index = position
  }

  /// The position of the next byte.
  var position: Int { index }

  /// Reads an object. `member` must read or skip each value.
  mutating func object(_ member: (String, inout CatalogReader) throws -> Void) throws {
    try expect(Self.openBrace)
    if try next() == Self.closeBrace {
      index += 1
      return
    }
    while true {
      guard try next() == Self.quote else { throw failure }
      let key = try string()
      try expect(Self.colon)
      try member(key, &self)
      guard try next() == Self.comma else { break }
      index += 1
    }
    try expect(Self.closeBrace)
  }

  /// Reads a string.
  mutating func string() throws -> String {
    guard try next() == Self.quote else { throw failure }
    let start = index
    try skipString()
    let text = UnsafeRawBufferPointer(rebasing: bytes[start + 1..<index - 1])
    if let base = text.baseAddress, memchr(base, Int32(Self.backslash), text.count) != nil {
      return try JSONDecoder().decode(String.self, from: Data(bytes[start..<index]))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads an integer.
  mutating func integer() throws -> Int {
    _ = try next()
    let start = index
    try skipValue()
    guard let number = Int(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      throw failure
    }
    return number
  }

  /// Skips a value of any type.
  mutating func skipValue() throws {
    switch try next() {
    case Self.quote: try skipString()
    case Self.openBrace, Self.openBracket:
      var depth = 0
      repeat {
        switch try next() {
        case Self.quote: try skipString()
        case Self.openBrace, Self.openBracket:
          depth += 1
          index += 1
        case Self.closeBrace, Self.closeBracket:
          depth -= 1
          index += 1
        default: index += 1
        }
      } while depth > 0
    default:
      while index < bytes.count, !Self.ends.contains(bytes[index]) { index += 1 }
    }
  }

  private mutating func skipString() throws {
    guard let base = bytes.baseAddress else { throw failure }
    let start = index + 1
    index = start
    while index < bytes.count {
      guard let found = memchr(base + index, Int32(Self.quote), bytes.count - index) else { break }
      let end = UnsafeRawPointer(found) - base
      index = end + 1
      // A quote after an odd number of backslashes belongs to the string.
      var first = end
      while first > start, bytes[first - 1] == Self.backslash { first -= 1 }
      if (end - first) % 2 == 0 { return }
    }
    throw failure
  }

  /// Returns the next byte that is not white space, without consuming it.
  private mutating func next() throws -> UInt8 {
    while index < bytes.count {
      // Xcode indents by up to twenty spaces.
      while index + 8 <= bytes.count,
        bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) == Self.eightSpaces
      {
        index += 8
      }
      let byte = bytes[index]
      if byte > Self.space { return byte }
      index += 1
    }
    throw failure
  }

  private mutating func expect(_ byte: UInt8) throws {
    guard try next() == byte else { throw failure }
    index += 1
  }

  private var failure: any Error { StringCatalogError(offset: index) }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let openBrace = UInt8(ascii: "{")
  private static let closeBrace = UInt8(ascii: "}")
  private static let openBracket = UInt8(ascii: "[")
  private static let closeBracket = UInt8(ascii: "]")
  private static let colon = UInt8(ascii: ":")
  private static let comma = UInt8(ascii: ",")
  private static let space = UInt8(ascii: " ")
  private static let eightSpaces = UInt64(0x2020_2020_2020_2020)
  private static let ends: [UInt8] = [comma, closeBrace, closeBracket, space, 10, 13]
}

/// An error in the JSON of a String Catalog.
struct StringCatalogError: Error {
  /// The position of the byte that was not expected.
  let offset: Int
}

/// The compact form of a key for links and files: fourteen groups of four digits in Crockford's
/// Base32, including a checksum. The readable form for people consists of words.
extension SyncKey: CustomStringConvertible {
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
  private static let checkByteCount = 3
  private static let digitCount = (byteCount + checkByteCount) * 8 / 5
  private static let groupLength = 4

  /// The compact form.
  package var description: String {
    var text = ""
    for (place, digit) in Self.base32(bytes + check).enumerated() {
      if place > 0, place.isMultiple(of: Self.groupLength) { text.append("-") }
      text.append(Self.digits[Int(digit)])
    }
    return text
  }

  /// Parses the words or the compact form of a key.
  package init(text: String) throws(SyncKeyError) {
    do throws(SyncKeyError) {
      try self.init(shortText: text)
    } catch {
      guard Self.looksLikeWords(text) else { throw error }
      try self.init(words: text)
    }
  }

  /// Returns true if most groups of the text are letters, ignoring leading numbers. The compact
  /// form has digits in most groups.
  private static func looksLikeWords(_ text: String) -> Bool {
    let groups = text.split { !$0.isLetter && !$0.isNumber }
      .map { $0.drop(while: \.isNumber) }
      .filter { !$0.isEmpty }
    return groups.count { $0.allSatisfy(\.isLetter) } > groups.count * 2 / 3
  }

  /// Parses the compact form. Accepts lowercase letters, spaces, and hyphens anywhere, O for 0, and
  /// I and L for 1.
  private init(shortText text: String) throws(SyncKeyError) {
    var values: [UInt8] = []
    for character in text where !Self.isSeparator(character) {
      guard let value = Self.value(character) else { throw .unknownCharacter(character) }
      values.append(value)
    }
    guard values.count == Self.digitCount else {
      throw .hasAnotherLength(values.count, Self.digitCount)
    }
    let all = Self.bytes(values)
    guard let key = SyncKey(bytes: Array(all.prefix(Self.byteCount))),
      key.check == Array(all.suffix(Self.checkByteCount))
    else { throw .isMistyped }
    self = key
  }

  /// The checksum, which is a part of a hash and reveals nothing about the key.
  private var check: [UInt8] {
    Array(hash(after: "habit-tracker sync key").prefix(Self.checkByteCount))
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || character == "-" || character == "–" || character == "·"
  }

  private static func value(_ character: Character) -> UInt8? {
    let large = character.uppercased()
    let meant: Character
    switch large {
    case "O": meant = "0"
    case "I", "L": meant = "1"
    // Uppercasing ß gives two letters, but a digit is a single character.
    default: meant = large.count == 1 ? Character(large) : character
    }
    return digits.firstIndex(of: meant).map { UInt8($0) }
  }

  private static func base32(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 5).flatMap { place in
      let group = bytes[place..<place + 5].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      // The steps are separate, because the compiler takes more than a second for a single
      // expression.
      return (0..<8).map { digit -> UInt8 in
        let shift = 35 - 5 * digit
        return UInt8(group >> shift & 31)
      }
    }
  }

  private static func bytes(_ values: [UInt8]) -> [UInt8] {
    stride(from: 0, to: values.count, by: 8).flatMap { place in
      let group = values[place..<place + 8].reduce(UInt64(0)) { $0 << 5 | UInt64($1) }
      return (0..<5).map { UInt8(truncatingIfNeeded: group >> (32 - 8 * $0)) }
    }
  }
}

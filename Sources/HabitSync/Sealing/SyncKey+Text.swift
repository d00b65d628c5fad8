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
    for (place, digit) in BitGroups.regrouped(bytes + check, from: 8, to: 5).enumerated() {
      if place > 0, place.isMultiple(of: Self.groupLength) { text.append("-") }
      text.append(Self.digits[digit])
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
    var values: [Int] = []
    for character in text where !(character.isWhitespace || "-–·".contains(character)) {
      guard let value = Self.value(character) else { throw .unknownCharacter(character) }
      values.append(value)
    }
    guard values.count == Self.digitCount else {
      throw .hasAnotherLength(values.count, Self.digitCount)
    }
    let all = BitGroups.regrouped(values, from: 5, to: 8).map { UInt8($0) }
    guard let key = SyncKey(bytes: Array(all.prefix(Self.byteCount))),
      key.check == Array(all.suffix(Self.checkByteCount))
    else { throw .isMistyped }
    self = key
  }

  /// The checksum, which is a part of a hash and reveals nothing about the key.
  private var check: [UInt8] {
    Array(hash(after: "habit-tracker sync key").prefix(Self.checkByteCount))
  }

  private static func value(_ character: Character) -> Int? {
    let large = character.uppercased()
    let meant: Character
    switch large {
    case "O": meant = "0"
    case "I", "L": meant = "1"
    // Uppercasing ß gives two letters, but a digit is a single character.
    default: meant = large.count == 1 ? Character(large) : character
    }
    return digits.firstIndex(of: meant)
  }
}

/// The readable form of a key: 24 BIP-39 words that encode 256 bits and an 8-bit checksum.
extension SyncKey {
  private static let wordCount = (byteCount + 1) * 8 / KeyWords.bits

  /// The 24 words.
  package var words: [String] {
    BitGroups.regrouped(bytes + [wordCheck], from: 8, to: KeyWords.bits).map { KeyWords.all[$0] }
  }

  /// The words on one line.
  package var wordLine: String { words.joined(separator: " ") }

  /// Parses words. Accepts uppercase letters, numbers, and separators between words, and the first
  /// four letters of each word.
  init(words text: String) throws(SyncKeyError) {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    var values: [Int] = []
    for (place, word) in words.enumerated() {
      values.append(try KeyWords.value(of: word, at: place + 1))
    }
    guard words.count == Self.wordCount else {
      throw .hasAnotherWordCount(words.count, Self.wordCount)
    }
    let all = BitGroups.regrouped(values, from: KeyWords.bits, to: 8).map { UInt8($0) }
    guard let key = SyncKey(bytes: Array(all.dropLast())), key.wordCheck == all.last else {
      throw .hasOtherWords
    }
    self = key
  }

  private var wordCheck: UInt8 { hash()[0] }
}

/// The division of bits into groups, each as a number. The first group has the highest bits.
enum BitGroups {
  /// Divides the bits of groups into groups of another size. Remaining bits are dropped.
  static func regrouped(_ groups: [some BinaryInteger], from size: Int, to newSize: Int) -> [Int] {
    var regrouped: [Int] = []
    var (bits, count) = (0, 0)
    for group in groups {
      bits = bits << size | Int(group)
      count += size
      while count >= newSize {
        count -= newSize
        regrouped.append(bits >> count)
        bits &= 1 << count - 1
      }
    }
    return regrouped
  }
}

/// The readable form of a key: 24 BIP-39 words that encode 256 bits and an 8-bit checksum.
extension SyncKey {
  private static let wordCount = (byteCount + 1) * 8 / KeyWords.bits

  /// The 24 words.
  package var words: [String] {
    let all = bytes + [wordCheck]
    return (0..<Self.wordCount).map { place in
      let value = (0..<KeyWords.bits).reduce(0) { value, bit in
        let (byte, shift) = (place * KeyWords.bits + bit).quotientAndRemainder(dividingBy: 8)
        return value << 1 | Int(all[byte] >> (7 - shift) & 1)
      }
      return KeyWords.all[value]
    }
  }

  /// The words on one line.
  package var wordLine: String { words.joined(separator: " ") }

  /// Parses words. Accepts uppercase letters, numbers, and separators between words, and the first
  /// four letters of each word.
  init(words text: String) throws(SyncKeyError) {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    var bits: [UInt8] = []
    for (place, word) in words.enumerated() {
      let value = try KeyWords.value(of: word, at: place + 1)
      bits += (0..<KeyWords.bits).map { UInt8(value >> (KeyWords.bits - 1 - $0) & 1) }
    }
    guard words.count == Self.wordCount else {
      throw .hasAnotherWordCount(words.count, Self.wordCount)
    }
    let all = stride(from: 0, to: bits.count, by: 8).map { place in
      bits[place..<place + 8].reduce(0) { $0 << 1 | $1 }
    }
    guard let key = SyncKey(bytes: Array(all.dropLast())), key.wordCheck == all.last else {
      throw .hasOtherWords
    }
    self = key
  }

  private var wordCheck: UInt8 { hash()[0] }
}

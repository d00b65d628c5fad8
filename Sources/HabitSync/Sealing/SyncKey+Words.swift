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

extension String {
  /// The width of the text in terminal columns. A Japanese character takes two.
  package var columnCount: Int {
    reduce(0) { $0 + $1.columnCount }
  }
}

extension Character {
  /// The width of a character. A combined character, such as an emoji sequence or an accented
  /// letter, is as wide as its first scalar.
  fileprivate var columnCount: Int {
    guard let first = unicodeScalars.first else { return 0 }
    let properties = first.properties
    if properties.isDefaultIgnorableCodePoint { return 0 }
    let isEmoji = properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    return isEmoji || Self.wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// The wide and fullwidth ranges of Unicode Standard Annex #11: Korean, Chinese, and Japanese
  /// blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}

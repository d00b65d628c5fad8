extension String {
  /// True if the text is written from right to left, judged by its first letter.
  package var isRightToLeft: Bool {
    let letter = unicodeScalars.first(where: \.properties.isAlphabetic)
    return letter.map { scalar in Self.rightToLeft.contains { $0.contains(scalar.value) } } ?? false
  }

  /// The Unicode blocks of Hebrew, Arabic, and related scripts, their presentation forms, and
  /// historic and West African scripts that are written from right to left.
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}

extension String {
  /// True if the first letter outside isolated parts belongs to a script from left to right.
  var isFromLeftToRight: Bool {
    firstLetter { _ in true }?.isFromRightToLeft == false
  }

  /// True if a letter outside isolated parts belongs to a script from right to left.
  package var hasLettersFromRightToLeft: Bool {
    // In UTF-8, letters of Hebrew and all later scripts begin with this byte or a greater byte.
    utf8.contains { $0 >= 0xD6 } && firstLetter(where: \.isFromRightToLeft) != nil
  }

  private func firstLetter(where isWanted: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
    var depth = 0
    return unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth -= 1
      default: return depth <= 0 && scalar.properties.isAlphabetic && isWanted(scalar)
      }
      return false
    }
  }
}

extension Unicode.Scalar {
  /// True for a character of a script from right to left: Hebrew, Arabic, a script in an adjacent
  /// block, or one beyond the first plane. Presentation forms are included.
  fileprivate var isFromRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

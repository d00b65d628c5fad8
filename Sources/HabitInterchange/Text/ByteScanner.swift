/// A scanner for ASCII text with digits and separators.
struct ByteScanner {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  init(_ text: String) {
    rest = ArraySlice(text.utf8)
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Consumes a character if it comes next.
  ///
  /// - Returns: True if it was consumed.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, byte == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Consumes as many digits as possible, up to the upper bound of `digits`, as a number. Returns
  /// nil if there are too few digits or the number is out of range.
  mutating func number(
    _ digits: ClosedRange<Int>,
    in range: ClosedRange<Int> = 0...Int.max
  ) -> Int? {
    var number = 0
    var count = 0
    while count < digits.upperBound, let byte = rest.first, (48...57).contains(byte) {
      number = number * 10 + Int(byte - 48)
      count += 1
      rest.removeFirst()
    }
    return count >= digits.lowerBound && range.contains(number) ? number : nil
  }

  /// Consumes all digits that come next as a fraction of a second. Returns the milliseconds,
  /// rounded down, or nil if no digit comes next.
  mutating func milliseconds() -> Int? {
    var milliseconds = 0
    var weight = 100
    guard let byte = rest.first, (48...57).contains(byte) else { return nil }
    while let byte = rest.first, (48...57).contains(byte) {
      milliseconds += Int(byte - 48) * weight
      weight /= 10
      rest.removeFirst()
    }
    return milliseconds
  }
}

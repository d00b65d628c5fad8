/// Walks over ASCII text: digits and what stands between them.
struct ByteScanner {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  init(_ text: String) {
    rest = ArraySlice(text.utf8)
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Goes past a character, if it comes next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, byte == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Goes past a number of so many digits, as many as there are, within a range.
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

  /// Goes past all digits that come next and reads them as the fraction of a second in milliseconds.
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

/// A writer of integers, bytes, and texts in sequence.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes an unsigned integer in groups of seven bits, the lowest first. All bytes except the
  /// last have their highest bit set (LEB128).
  mutating func count(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func count(_ number: Int) {
    count(UInt64(max(number, 0)))
  }

  /// Writes a signed integer in zigzag encoding: 0, -1, 1, -2 become 0, 1, 2, 3.
  mutating func number(_ number: Int) {
    count(UInt64(bitPattern: Int64(number << 1 ^ number >> (Int.bitWidth - 1))))
  }

  /// Writes bytes without a length prefix.
  mutating func raw(_ piece: some Sequence<UInt8>) {
    bytes.append(contentsOf: piece)
  }

  /// Writes bytes with a length prefix.
  mutating func data(_ piece: some Collection<UInt8>) {
    count(piece.count)
    raw(piece)
  }

  mutating func text(_ text: String) {
    data(Array(text.utf8))
  }

  /// Writes a big-endian 64-bit integer.
  mutating func word(_ number: UInt64) {
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }
}

/// The codewords of a QR code: data and error correction (ISO/IEC 18004, 7.4 to 7.6).
struct QRBytes {
  /// The codewords in drawing order.
  let all: [UInt8]

  init(_ text: [UInt8], _ version: QRVersion) {
    let blocks = Self.blocks(Self.data(text, version), version.blockCount)
    let correction = ReedSolomon(checkByteCount: version.checkByteCount)
    all = Self.interleaved(blocks) + Self.interleaved(blocks.map(correction.checkBytes))
  }

  /// Returns the data codewords: mode, length, text, and padding.
  private static func data(_ text: [UInt8], _ version: QRVersion) -> [UInt8] {
    let length = (0..<version.lengthDigits).reversed().map { UInt8(text.count >> (4 * $0) & 15) }
    // Groups of four bits: mode 4 for bytes first, and the terminator 0 last.
    let digits = [4] + length + text.flatMap { [$0 >> 4, $0 & 15] } + [0]
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    let filling = (0..<version.dataByteCount - bytes.count).map {
      $0.isMultiple(of: 2) ? 0xEC : 0x11 as UInt8
    }
    return bytes + filling
  }

  /// Returns the data in blocks of equal length. The last blocks have one more byte if the data
  /// does not divide evenly.
  private static func blocks(_ bytes: [UInt8], _ count: Int) -> [[UInt8]] {
    let (length, longer) = bytes.count.quotientAndRemainder(dividingBy: count)
    var rest = bytes[...]
    return (0..<count).map { place in
      let block = Array(rest.prefix(place < count - longer ? length : length + 1))
      rest = rest.dropFirst(block.count)
      return block
    }
  }

  /// Interleaves the blocks: all first bytes, then all second bytes, and so on. A stain then
  /// damages many blocks slightly instead of one block beyond repair.
  private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
    (0..<(blocks.map(\.count).max() ?? 0)).flatMap { place in
      blocks.compactMap { place < $0.count ? $0[place] : nil }
    }
  }
}

/// A Reed-Solomon encoder over the field of 256 elements. The error correction codewords are the
/// remainder of a polynomial division.
struct ReedSolomon {
  /// The generator polynomial without its leading coefficient, which is 1.
  private let divisor: [UInt8]

  init(checkByteCount: Int) {
    var numbers = [UInt8](repeating: 0, count: checkByteCount - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<checkByteCount {
      for place in numbers.indices {
        numbers[place] = Self.product(numbers[place], root)
        if place + 1 < numbers.count { numbers[place] ^= numbers[place + 1] }
      }
      root = Self.product(root, 2)
    }
    divisor = numbers
  }

  /// Returns the error correction codewords for a block.
  func checkBytes(_ bytes: [UInt8]) -> [UInt8] {
    bytes.reduce(into: [UInt8](repeating: 0, count: divisor.count)) { rest, byte in
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for (place, number) in divisor.enumerated() { rest[place] ^= Self.product(number, factor) }
    }
  }

  /// Returns the product in the field, modulo x⁸ + x⁴ + x³ + x² + 1.
  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    (0..<8).reversed().reduce(0) { sum, bit in
      let doubled = sum << 1 ^ (sum >> 7 == 1 ? 0x1D : 0)
      return doubled ^ (other >> UInt8(bit) & 1 == 1 ? one : 0)
    }
  }
}

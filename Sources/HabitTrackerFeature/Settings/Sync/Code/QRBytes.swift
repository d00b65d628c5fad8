/// The bytes of a QR code: a text, and what corrects it (ISO/IEC 18004, 7.4 to 7.6).
struct QRBytes {
  /// In the order in which they are drawn.
  let all: [UInt8]

  init(_ text: [UInt8], _ version: QRVersion) {
    let blocks = Self.blocks(Self.data(text, version), version.blockCount)
    let correction = ReedSolomon(checkByteCount: version.checkByteCount)
    all = Self.woven(blocks) + Self.woven(blocks.map(correction.checkBytes))
  }

  /// What is said: that bytes follow, how many, the bytes, and filling.
  private static func data(_ text: [UInt8], _ version: QRVersion) -> [UInt8] {
    let length = (0..<version.lengthDigits).reversed().map { UInt8(text.count >> (4 * $0) & 15) }
    // Digits of four bits: the kind, which is 4 for bytes, and an end of 0.
    let digits = [4] + length + text.flatMap { [$0 >> 4, $0 & 15] } + [0]
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    let filling = (0..<version.dataByteCount - bytes.count).map {
      $0.isMultiple(of: 2) ? 0xEC : 0x11 as UInt8
    }
    return bytes + filling
  }

  /// Blocks of one length, the last of which have one byte more if need be.
  private static func blocks(_ bytes: [UInt8], _ count: Int) -> [[UInt8]] {
    let (length, longer) = bytes.count.quotientAndRemainder(dividingBy: count)
    var rest = bytes[...]
    return (0..<count).map { place in
      let block = Array(rest.prefix(place < count - longer ? length : length + 1))
      rest = rest.dropFirst(block.count)
      return block
    }
  }

  /// The first byte of each block, then the second of each, and so on: a stain hits many blocks a
  /// little.
  private static func woven(_ blocks: [[UInt8]]) -> [UInt8] {
    (0..<(blocks.map(\.count).max() ?? 0)).flatMap { place in
      blocks.compactMap { place < $0.count ? $0[place] : nil }
    }
  }
}

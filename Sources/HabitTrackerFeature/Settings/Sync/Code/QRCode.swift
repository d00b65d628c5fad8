/// A text as a QR code (ISO/IEC 18004).
struct QRCode: Hashable {
  /// The width of the light margin, in modules.
  static let quietZone = 4

  /// The modules in rows. Dark modules are true.
  let rows: [[Bool]]

  /// Creates a code, or returns nil for a text of more than 412 bytes in UTF-8.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.all.first(where: { bytes.count <= $0.capacity }) else {
      return nil
    }
    let empty = QRGrid(version)
    let bits = QRBytes(bytes, version).all
    // All eight masks are valid. The one with the lowest penalty is the easiest to read.
    let grids = QRMask.all.map { mask in
      var grid = empty
      grid.write(bits, mask)
      return grid
    }
    guard let best = grids.min(by: { $0.penalty < $1.penalty }) else { return nil }
    rows = best.rows
  }

  /// The number of modules in a row.
  var size: Int { rows.count }
}

/// The size of a QR code with its division into blocks. The error correction level is M, which
/// tolerates about 15% damage.
struct QRVersion: Hashable {
  /// The versions that a phone can read from a screen.
  static let all = (1...15).map { QRVersion(number: $0) }

  private static let checkByteCounts = [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24,
  ]
  private static let blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10]

  let number: Int

  /// The number of modules in a row.
  var size: Int { 17 + 4 * number }
  var blockCount: Int { Self.blockCounts[number - 1] }
  /// The number of error correction codewords in each block.
  var checkByteCount: Int { Self.checkByteCounts[number - 1] }
  /// The number of data codewords in all blocks.
  var dataByteCount: Int { byteCount - blockCount * checkByteCount }
  /// The number of 4-bit groups in the length indicator.
  var lengthDigits: Int { number < 10 ? 2 : 4 }
  /// The longest text, in bytes.
  var capacity: Int { dataByteCount - 1 - lengthDigits / 2 }

  /// The center coordinates of the alignment patterns, for rows and columns alike.
  var alignment: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let step = (number * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  /// The number of codewords in all blocks.
  private var byteCount: Int {
    var modules = (16 * number + 128) * number + 64
    let squares = alignment.count
    if squares > 0 { modules -= (25 * squares - 10) * squares - 55 }
    if number >= 7 { modules -= 36 }
    return modules / 8
  }
}

/// How large a QR code is, and how its bytes are divided, with the error correction of level M: a
/// seventh of it may be unreadable.
struct QRVersion: Hashable {
  /// Those that a phone still reads from another screen.
  static let all = (1...15).map { QRVersion(number: $0) }

  private static let checkByteCounts = [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24,
  ]
  private static let blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10]

  let number: Int

  /// Modules in a row.
  var size: Int { 17 + 4 * number }
  /// How many blocks the bytes are divided into.
  var blockCount: Int { Self.blockCounts[number - 1] }
  /// How many bytes of each block are there to correct the others.
  var checkByteCount: Int { Self.checkByteCounts[number - 1] }
  /// How many bytes say something, in all blocks.
  var dataByteCount: Int { byteCount - blockCount * checkByteCount }
  /// Digits of four bits that say how long a text is.
  var lengthDigits: Int { number < 10 ? 2 : 4 }
  /// How long a text can be, in bytes.
  var capacity: Int { dataByteCount - 1 - lengthDigits / 2 }

  /// Where the middles of the small squares are, in rows and in columns.
  var alignment: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let step = (number * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  /// How many bytes fit between the patterns.
  private var byteCount: Int {
    var modules = (16 * number + 128) * number + 64
    let squares = alignment.count
    if squares > 0 { modules -= (25 * squares - 10) * squares - 55 }
    if number >= 7 { modules -= 36 }
    return modules / 8
  }
}

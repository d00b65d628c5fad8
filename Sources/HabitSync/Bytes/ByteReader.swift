/// A reader of the output of ``ByteWriter``. It never reads beyond the end, and rejects counts that
/// exceed the remaining bytes.
struct ByteReader {
  private let bytes: [UInt8]
  /// The number of bytes before the next one.
  private(set) var offset: Int
  private let end: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = 0
    end = bytes.count
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { offset == end }

  mutating func byte() throws(SyncFileError) -> UInt8 {
    guard offset < end else { throw .isDamaged("it ends too early") }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Reads an unsigned integer of up to 64 bits.
  mutating func word() throws(SyncFileError) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 63, by: 7) {
      let byte = try byte()
      guard shift < 63 || byte < 2 else { break }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw .isDamaged("it has a number of more than 64 bits")
  }

  /// Reads a count of items.
  ///
  /// - Parameter size: The minimum size of an item in bytes.
  mutating func count(of size: Int = 1) throws(SyncFileError) -> Int {
    let number = try word()
    guard number <= UInt64((end - offset) / size) else {
      throw .isDamaged("it claims more bytes than it has")
    }
    return Int(number)
  }

  mutating func number() throws(SyncFileError) -> Int {
    let word = try word()
    return Int(bitPattern: UInt(word >> 1)) ^ -Int(word & 1)
  }

  mutating func raw(_ count: Int) throws(SyncFileError) -> [UInt8] {
    guard count <= end - offset else { throw .isDamaged("it ends too early") }
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  /// Reads bytes with a length prefix.
  mutating func data() throws(SyncFileError) -> [UInt8] {
    let count = try count()
    guard count <= SyncLimits.valueBytes else {
      throw .isDamaged("it has a value above every limit")
    }
    return try raw(count)
  }

  mutating func text() throws(SyncFileError) -> String {
    String(decoding: try data(), as: UTF8.self)
  }

  /// Reads a big-endian 64-bit integer.
  mutating func fixedWord() throws(SyncFileError) -> UInt64 {
    try raw(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads a part with a length prefix, and returns a reader of the part.
  mutating func part() throws(SyncFileError) -> ByteReader {
    let count = try count()
    defer { offset += count }
    return ByteReader(bytes, offset..<offset + count)
  }

  /// Throws if there are bytes left.
  func finish() throws(SyncFileError) {
    guard isAtEnd else { throw .isDamaged("it has extra bytes at its end") }
  }
}

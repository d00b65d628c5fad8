import CZlib

/// A zip archive (PKWARE, APPNOTE 6.3.10) in memory. Its central directory is not trusted:
/// extracted data is counted and verified.
struct ZipArchive {
  /// The archive's name, for messages.
  let file: String
  /// The entries by name, including folders.
  let entries: [String: ZipEntry]
  private let bytes: [UInt8]

  /// The largest number of entries. No tracker's export has that many.
  private static let entryLimit = 20_000
  /// The largest accepted compression ratio. Deflate reaches 1,032 for the most repetitive text,
  /// and about 30 for tables of days.
  private static let ratioLimit = 300

  /// Returns true if the bytes begin like an archive, even an empty one.
  static func isArchive(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Reads the archive's directory.
  init(file: String, _ bytes: [UInt8]) throws {
    self.file = file
    self.bytes = bytes
    do {
      entries = try Self.directory(of: bytes, file: file)
    } catch is LittleEndian.End {
      throw ImportError.damaged(file: file, reason: String(localized: "its end is missing"))
    }
  }

  /// Extracts an entry.
  ///
  /// - Parameter budget: The number of bytes that may still be extracted, reduced by the entry's
  ///   size.
  func contents(of entry: ZipEntry, budget: inout Int) throws -> [UInt8] {
    guard !entry.isEncrypted else { throw damaged(entry, String(localized: "it is encrypted")) }
    let contents: [UInt8]
    do {
      contents = try unpack(entry, limit: min(budget, Self.limit(of: entry)))
    } catch is LittleEndian.End {
      throw damaged(entry, String(localized: "its end is missing"))
    }
    budget -= contents.count
    let sum = contents.withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, UInt32($0.count))
    }
    guard contents.count == entry.size, UInt32(sum) == entry.checksum else {
      throw damaged(entry, String(localized: "it can't be unpacked"))
    }
    return contents
  }

  /// Creates the error for an entry that can't be read.
  func damaged(_ entry: ZipEntry, _ reason: String) -> ImportError {
    .damaged(
      file: file,
      reason: String(
        localized: "\(entry.name): \(reason)",
        comment: "The name of a file or habit, and the reason for refusing it."
      )
    )
  }

  private static func limit(of entry: ZipEntry) -> Int {
    max(1 << 20, entry.packedSize * ratioLimit)
  }

  private func unpack(_ entry: ZipEntry, limit: Int) throws -> [UInt8] {
    let packed = try packedBytes(of: entry)
    switch entry.method {
    case 0:
      guard packed.count <= limit else { throw tooLarge(entry) }
      return Array(packed)
    case 8:
      do {
        return try Inflater.inflate(packed, limit: limit)
      } catch Inflater.Failure.tooLarge {
        throw tooLarge(entry)
      } catch {
        throw damaged(entry, String(localized: "it can't be unpacked"))
      }
    default:
      throw damaged(entry, String(localized: "it can't be unpacked"))
    }
  }

  private func tooLarge(_ entry: ZipEntry) -> ImportError {
    .tooLarge(file: file, reason: entry.name)
  }

  private func packedBytes(of entry: ZipEntry) throws -> ArraySlice<UInt8> {
    var reader = try LittleEndian(bytes, at: entry.offset)
    guard try reader.number(4) == 0x0403_4B50 else { throw LittleEndian.End() }
    try reader.skip(22)
    let nameLength = try reader.number(2)
    let extraLength = try reader.number(2)
    try reader.skip(nameLength + extraLength)
    return try reader.bytes(entry.packedSize)
  }

  private static func directory(of bytes: [UInt8], file: String) throws -> [String: ZipEntry] {
    guard let end = endOfDirectory(bytes) else {
      throw ImportError.damaged(file: file, reason: String(localized: "its end is missing"))
    }
    var reader = try LittleEndian(bytes, at: end + 10)
    let count = try reader.number(2)
    try reader.skip(4)
    let offset = try reader.number(4)
    guard count < 0xFFFF, offset < 0xFFFF_FFFF else {
      throw ImportError.tooLarge(
        file: file,
        reason: String(localized: "it has more than \(4 << 10) MB")
      )
    }
    try ImportLimits.check(count, entryLimit, in: file)
    reader = try LittleEndian(bytes, at: offset)
    var entries: [String: ZipEntry] = [:]
    for _ in 0..<count {
      let entry = try ZipEntry(&reader)
      guard entries.updateValue(entry, forKey: entry.name) == nil else {
        throw ImportError.damaged(file: file, reason: String(localized: .repeated(entry.name)))
      }
    }
    return entries
  }

  /// Returns the offset of the last record of an archive, which may be followed by a comment of up
  /// to 65,535 bytes.
  private static func endOfDirectory(_ bytes: [UInt8]) -> Int? {
    let last = bytes.count - 22
    guard last >= 0 else { return nil }
    return (max(0, last - 65_535)...last).reversed().first { position in
      bytes[position] == 0x50 && bytes[position...].starts(with: [0x50, 0x4B, 5, 6])
    }
  }
}

/// A file in an archive, as listed in the archive's directory.
struct ZipEntry {
  /// The name, including folders.
  let name: String
  /// The compression method: 0 for none, 8 for Deflate.
  let method: Int
  let isEncrypted: Bool
  /// The expected CRC-32 checksum of the extracted file.
  let checksum: UInt32
  let packedSize: Int
  /// The expected size of the extracted file.
  let size: Int
  /// The offset of the entry in the archive.
  let offset: Int

  /// Reads an entry of the directory.
  init(_ reader: inout LittleEndian) throws {
    guard try reader.number(4) == 0x0201_4B50 else { throw LittleEndian.End() }
    try reader.skip(4)
    isEncrypted = try reader.number(2) & 1 != 0
    method = try reader.number(2)
    try reader.skip(4)
    checksum = UInt32(truncatingIfNeeded: try reader.number(4))
    packedSize = try reader.number(4)
    size = try reader.number(4)
    let nameLength = try reader.number(2)
    let extraLength = try reader.number(2)
    let commentLength = try reader.number(2)
    try reader.skip(8)
    offset = try reader.number(4)
    name = String(decoding: try reader.bytes(nameLength), as: UTF8.self)
    try reader.skip(extraLength + commentLength)
  }
}

/// A reader of little-endian numbers, which throws ``End`` instead of reading past the end.
struct LittleEndian {
  /// The error for reading past the end of the bytes.
  struct End: Error {}

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8], at offset: Int) throws {
    guard offset <= bytes.count else { throw End() }
    rest = bytes[offset...]
  }

  /// Reads an unsigned number of up to four bytes.
  mutating func number(_ count: Int) throws -> Int {
    try bytes(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func skip(_ count: Int) throws {
    _ = try bytes(count)
  }

  mutating func bytes(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw End() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

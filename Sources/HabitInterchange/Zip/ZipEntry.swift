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

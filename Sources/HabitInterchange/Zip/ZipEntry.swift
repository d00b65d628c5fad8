/// A file in an archive, as the archive's directory lists it.
struct ZipEntry {
  /// The name with its folders.
  let name: String
  /// How it is packed: 0 not at all, 8 by deflate.
  let method: Int
  let isEncrypted: Bool
  /// The checksum that the unpacked file is to have (CRC-32).
  let checksum: UInt32
  let packedSize: Int
  /// The size that the unpacked file is to have.
  let size: Int
  /// Where the entry begins in the archive.
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

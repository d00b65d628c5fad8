import CZlib

/// A maker of ZIP archives, byte by byte, including archives with false metadata.
public enum ZipMaker {
  /// A file in an archive, with its metadata.
  public struct File {
    /// The file's path in the archive.
    public var name: String
    /// The uncompressed contents.
    public var contents: [UInt8]
    /// True if the contents are compressed with deflate.
    public var isPacked = true
    /// The general purpose flags.
    public var flags = 0
    /// The stated compression method, if it differs from the actual method.
    public var method: Int?
    /// The stated size in bytes, if it differs from the actual size.
    public var claimedSize: Int?
    /// The stated compressed size in bytes, if it differs from the actual compressed size.
    public var claimedPackedSize: Int?

    /// Creates a file with truthful metadata.
    public init(name: String, contents: [UInt8]) {
      self.name = name
      self.contents = contents
    }
  }

  /// Builds an archive of files.
  public static func archive(_ files: [File]) -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let packed = file.isPacked ? deflate(file.contents) : file.contents
      let sum = crc32(0, file.contents, UInt32(file.contents.count))
      let common =
        number(20, 2) + number(file.flags, 2)
        + number(file.method ?? (file.isPacked ? 8 : 0), 2) + number(0, 4) + number(Int(sum), 4)
        + number(file.claimedPackedSize ?? packed.count, 4)
        + number(file.claimedSize ?? file.contents.count, 4) + number(file.name.utf8.count, 2)
        + number(0, 2)
      directory += number(0x0201_4B50, 4) + number(20, 2) + common + number(0, 10)
      directory += number(bytes.count, 4) + Array(file.name.utf8)
      bytes += number(0x0403_4B50, 4) + common + Array(file.name.utf8) + packed
    }
    let end =
      number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
      + number(directory.count, 4) + number(bytes.count, 4) + number(0, 2)
    return bytes + directory + end
  }

  private static func number(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * $0)) : 0 }
  }

  /// Returns a raw deflate stream: zlib's without its 2-byte header and 4-byte checksum.
  private static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    compress2(&packed, &count, bytes, UInt(bytes.count), Z_BEST_COMPRESSION)
    return Array(packed[2..<Int(count) - 4])
  }
}

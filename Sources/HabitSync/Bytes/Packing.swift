import CZlib

/// The compression and decompression of contents with Deflate (RFC 1951), within a size limit.
enum Packing {
  /// The compression level of zlib. Higher levels take several times as long and hardly reduce the
  /// size of files that contain days.
  private static let level: Int32 = 6

  /// Returns the size of the contents, followed by the compressed contents.
  static func pack(_ contents: [UInt8]) throws(SyncFileError) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    let status = deflateInit2_(
      &stream,
      level,
      Z_DEFLATED,
      -MAX_WBITS,
      8,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      size
    )
    guard status == Z_OK else { throw .isDamaged("it can't be compressed") }
    defer { deflateEnd(&stream) }
    var input = contents
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(input.count))))
    let isWhole = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        return deflate(&stream, Z_FINISH) == Z_STREAM_END
      }
    }
    guard isWhole else { throw .isDamaged("it can't be compressed") }
    var writer = ByteWriter()
    writer.count(contents.count)
    writer.raw(output.dropLast(Int(stream.avail_out)))
    return writer.bytes
  }

  /// Decompresses contents.
  ///
  /// If the announced size exceeds the limit, nothing is decompressed. Decompression also stops if
  /// there is more data than announced.
  static func unpack(_ packed: [UInt8]) throws(SyncFileError) -> [UInt8] {
    var reader = ByteReader(packed)
    let announced = try reader.word()
    guard announced <= SyncLimits.unpackedBytes else { throw .unpacksTooLarge }
    let count = Int(announced)
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, size) == Z_OK else {
      throw .isDamaged("it can't be unpacked")
    }
    defer { inflateEnd(&stream) }
    var input = Array(packed[reader.offset...])
    var status = Z_OK
    // The output has space for one byte more than announced, to detect additional data.
    let contents = input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: count + 1) { output, written in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(count + 1)
        status = inflate(&stream, Z_FINISH)
        written = count + 1 - Int(stream.avail_out)
      }
    }
    guard contents.count <= count else { throw .unpacksTooLarge }
    guard status == Z_STREAM_END else { throw .isDamaged("it can't be unpacked") }
    guard contents.count == count else { throw .isDamaged("it has fewer bytes than it claims") }
    return contents
  }
}

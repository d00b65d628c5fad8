import CZlib

/// The decompression of Deflate streams (RFC 1951) in zip archives, with zlib.
enum Inflater {
  /// The reason why a stream can't be decompressed.
  enum Failure: Error {
    /// The data exceeds the limit.
    case tooLarge
    /// The stream is invalid or incomplete.
    case damaged
  }

  private static let chunk = 256 << 10

  /// Decompresses a raw stream.
  ///
  /// - Parameter limit: The largest size of the result in bytes, regardless of any stated size.
  static func inflate(_ packed: ArraySlice<UInt8>, limit: Int) throws(Failure) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, size) == Z_OK else {
      throw .damaged
    }
    defer { inflateEnd(&stream) }
    var output: [UInt8] = []
    let failure = packed.withUnsafeBufferPointer { input -> Failure? in
      // zlib only reads from the buffer, although the pointer's type is mutable.
      stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.avail_in = UInt32(input.count)
      return drain(&stream, into: &output, limit: limit)
    }
    if let failure { throw failure }
    return output
  }

  private static func drain(
    _ stream: inout z_stream,
    into output: inout [UInt8],
    limit: Int
  ) -> Failure? {
    var piece = [UInt8](repeating: 0, count: chunk)
    while true {
      let status = piece.withUnsafeMutableBufferPointer { buffer in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        return CZlib.inflate(&stream, Z_NO_FLUSH)
      }
      output += piece.prefix(chunk - Int(stream.avail_out))
      if output.count > limit { return .tooLarge }
      if status == Z_STREAM_END { return nil }
      guard status == Z_OK else { return .damaged }
    }
  }
}

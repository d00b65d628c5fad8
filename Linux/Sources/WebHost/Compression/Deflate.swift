import CLinux
import Foundation

/// Deflate compression (RFC 1951) with zlib, for HTTP and WebSocket messages.
enum Deflate {
  /// A decompression error.
  enum Failure: Error, Hashable {
    /// The decompressed data exceeds the limit.
    case tooLarge
    /// The data is invalid or incomplete.
    case damaged
  }

  /// The minimum length in bytes for compression of HTTP responses.
  static let leastLength = 256

  /// The minimum length in bytes for compression of WebSocket messages.
  ///
  /// Compressing a message that fits in one network packet saves no time, and the user waits for
  /// the response to a tap.
  static let leastMessage = 1_200

  /// The length in bytes from which the fastest compression level is used, because the user waits.
  /// For an export of ten years, slower levels take seven times as long and save nothing. The
  /// offline page of several hundred habits is below the limit; the default level makes it a third
  /// smaller than the fastest level.
  private static let long = 4_000_000

  /// Compresses bytes as `gzip` (RFC 1952). Returns nil if the result is not smaller.
  static func gzip(_ data: Data) -> Data? {
    let level = data.count < long ? Z_DEFAULT_COMPRESSION : Z_BEST_SPEED
    // zlib adds a gzip header and checksum for window bits plus 16.
    guard
      let packed = pack(Array(data), level: level, windowBits: MAX_WBITS + 16, flush: Z_FINISH),
      packed.count < data.count
    else { return nil }
    return Data(packed)
  }

  /// Compresses a WebSocket message (RFC 7692) without its constant last bytes. Returns nil if the
  /// result is not smaller.
  static func message(_ bytes: [UInt8]) -> [UInt8]? {
    // The window is no larger than the message, because initializing a full window takes longer
    // than compressing a short response. zlib requires at least 9 bits.
    let length = Int32(Int.bitWidth - bytes.count.leadingZeroBitCount)
    let windowBits = min(MAX_WBITS, max(9, length))
    guard let packed = pack(bytes, windowBits: -windowBits, flush: Z_SYNC_FLUSH),
      packed.count - tail.count < bytes.count
    else { return nil }
    return packed.dropLast(tail.count)
  }

  /// Decompresses a WebSocket message.
  ///
  /// - Parameter limit: The maximum number of bytes in the result.
  static func unpack(message bytes: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
    var stream = z_stream()
    guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, streamSize) == Z_OK else {
      throw .damaged
    }
    defer { inflateEnd(&stream) }
    // The buffer has one byte more than the limit, to detect data that is too long.
    var output = [UInt8](repeating: 0, count: limit + 1)
    let isWhole = run(&stream, bytes + tail, &output) { inflate(&$0, Z_SYNC_FLUSH) }
    let count = output.count - Int(stream.avail_out)
    if count > limit { throw .tooLarge }
    guard isWhole, stream.avail_in == 0 else { throw .damaged }
    return Array(output.prefix(count))
  }

  /// A gzip stream that flushes each piece, so that it can be decompressed on arrival.
  final class GzipStream {
    private var stream = z_stream()

    /// Creates a stream, or returns nil if zlib can't allocate memory.
    init?() {
      guard begin(&stream, windowBits: MAX_WBITS + 16) else { return nil }
    }

    deinit { deflateEnd(&stream) }

    func pack(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
      // The buffer is large enough for the whole result, so compression can't fail.
      Deflate.pack(bytes, &stream, flush: isLast ? Z_FINISH : Z_SYNC_FLUSH) ?? []
    }
  }

  /// The empty block that ends each message.
  private static let tail: [UInt8] = [0x00, 0x00, 0xFF, 0xFF]
  private static let streamSize = Int32(MemoryLayout<z_stream>.size)

  /// Returns compressed bytes, or nil if zlib can't allocate memory.
  private static func pack(
    _ bytes: [UInt8],
    level: Int32 = Z_DEFAULT_COMPRESSION,
    windowBits: Int32,
    flush: Int32
  ) -> [UInt8]? {
    var stream = z_stream()
    guard begin(&stream, level: level, windowBits: windowBits) else { return nil }
    defer { deflateEnd(&stream) }
    return pack(bytes, &stream, flush: flush)
  }

  private static func begin(
    _ stream: inout z_stream,
    level: Int32 = Z_DEFAULT_COMPRESSION,
    windowBits: Int32
  ) -> Bool {
    let status = deflateInit2_(
      &stream,
      level,
      Z_DEFLATED,
      windowBits,
      // zlib's default memory level is for a full window. A smaller window needs less.
      min(8, abs(windowBits) - 7),
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      streamSize
    )
    return status == Z_OK
  }

  private static func pack(
    _ bytes: [UInt8],
    _ stream: inout z_stream,
    flush: Int32
  ) -> [UInt8]? {
    // The bound is for `Z_FINISH`. A flush takes a few bytes more.
    let bound = Int(deflateBound(&stream, UInt(bytes.count))) + 16
    var output = [UInt8](repeating: 0, count: bound)
    guard run(&stream, bytes, &output, { deflate(&$0, flush) }) else { return nil }
    return Array(output.prefix(bound - Int(stream.avail_out)))
  }

  /// Runs zlib over all of the input. Returns true if it succeeds.
  private static func run(
    _ stream: inout z_stream,
    _ input: [UInt8],
    _ output: inout [UInt8],
    _ step: (inout z_stream) -> Int32
  ) -> Bool {
    input.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        // zlib only reads the input. For historical reasons, the parameter is not `const`.
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        let status = step(&stream)
        return status == Z_OK || status == Z_STREAM_END
      }
    }
  }
}

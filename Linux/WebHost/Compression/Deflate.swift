import CZlib
import Foundation

/// Deflate, RFC 1951, by zlib: what browsers take of HTTP and of WebSockets.
enum Deflate {
  /// Why something could not be unpacked.
  enum Failure: Error, Hashable {
    /// There is more in it than the limit.
    case tooLarge
    /// It is no valid stream, or ends too early.
    case damaged
  }

  /// Bytes below which packing is not worth the work.
  static let leastLength = 256

  /// The same of a message of a WebSocket: what goes in one packet of a network arrives no sooner for
  /// being packed, and somebody waits for the answer to a tap.
  static let leastMessage = 1_200

  /// Bytes from which on a file is packed quickly: somebody waits for it. An export of ten years gets
  /// no shorter by seven times the work.
  private static let long = 1_000_000

  /// Packs bytes as `gzip`, RFC 1952; nil where that makes them no fewer.
  static func gzip(_ data: Data) -> Data? {
    let level = data.count < long ? Z_DEFAULT_COMPRESSION : Z_BEST_SPEED
    // 16 more asks zlib for gzip's head and sum.
    guard
      let packed = pack(Array(data), level: level, windowBits: MAX_WBITS + 16, flush: Z_FINISH),
      packed.count < data.count
    else { return nil }
    return Data(packed)
  }

  /// Packs a message of a WebSocket, RFC 7692: the bytes with which each message would end are left
  /// out. Nil where that makes it no shorter.
  static func message(_ bytes: [UInt8]) -> [UInt8]? {
    // A window that holds the message: to make a full one ready takes longer than to pack the answer
    // to a tap. zlib has none of less than 9 bits.
    let length = Int32(Int.bitWidth - bytes.count.leadingZeroBitCount)
    let windowBits = min(MAX_WBITS, max(9, length))
    guard let packed = pack(bytes, windowBits: -windowBits, flush: Z_SYNC_FLUSH),
      packed.count - tail.count < bytes.count
    else { return nil }
    return packed.dropLast(tail.count)
  }

  /// Unpacks a message of a WebSocket.
  /// - Parameter limit: Stops as soon as there are more bytes.
  static func unpack(message bytes: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
    var stream = z_stream()
    guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, streamSize) == Z_OK else {
      throw .damaged
    }
    defer { inflateEnd(&stream) }
    // One byte more than may be there tells what is too long.
    var output = [UInt8](repeating: 0, count: limit + 1)
    let isWhole = run(&stream, bytes + tail, &output) { inflate(&$0, Z_SYNC_FLUSH) }
    let count = output.count - Int(stream.avail_out)
    if count > limit { throw .tooLarge }
    guard isWhole, stream.avail_in == 0 else { throw .damaged }
    return Array(output.prefix(count))
  }

  /// Packs bytes that come in pieces as `gzip`, so that each piece can be unpacked when it is there.
  final class GzipStream {
    private var stream = z_stream()

    /// Nil where zlib gets no memory.
    init?() {
      guard begin(&stream, windowBits: MAX_WBITS + 16) else { return nil }
    }

    deinit { deflateEnd(&stream) }

    func pack(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
      // A piece has room for all that may come of it, so it can't fail.
      Deflate.pack(bytes, &stream, flush: isLast ? Z_FINISH : Z_SYNC_FLUSH) ?? []
    }
  }

  /// An empty block, which ends a message.
  private static let tail: [UInt8] = [0x00, 0x00, 0xFF, 0xFF]
  private static let streamSize = Int32(MemoryLayout<z_stream>.size)

  /// Nil where zlib gets no memory.
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
      // As zlib has it by default with a full window, and less with a smaller one.
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
    // The bound is one of `Z_FINISH`; a flush in its place takes a few bytes more.
    let bound = Int(deflateBound(&stream, UInt(bytes.count))) + 16
    var output = [UInt8](repeating: 0, count: bound)
    guard run(&stream, bytes, &output, { deflate(&$0, flush) }) else { return nil }
    return Array(output.prefix(bound - Int(stream.avail_out)))
  }

  /// Has zlib go from all of the input to the output. Returns whether it went well.
  private static func run(
    _ stream: inout z_stream,
    _ input: [UInt8],
    _ output: inout [UInt8],
    _ step: (inout z_stream) -> Int32
  ) -> Bool {
    input.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        // zlib reads from it and never writes, its type is older than const.
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

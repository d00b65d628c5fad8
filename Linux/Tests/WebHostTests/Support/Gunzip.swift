import CLinux
import Foundation

/// Decompresses gzip data. Throws an error if it is damaged or longer than 8 MiB uncompressed.
func gunzip(_ data: Data) throws -> Data {
  var stream = z_stream()
  let size = Int32(MemoryLayout<z_stream>.size)
  guard inflateInit2_(&stream, MAX_WBITS + 16, ZLIB_VERSION, size) == Z_OK else {
    throw NoGzip()
  }
  defer { inflateEnd(&stream) }
  var packed = Array(data)
  var output = [UInt8](repeating: 0, count: 1 << 23)
  let status = packed.withUnsafeMutableBufferPointer { input in
    output.withUnsafeMutableBufferPointer { output in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(output.count)
      return inflate(&stream, Z_FINISH)
    }
  }
  guard status == Z_STREAM_END else { throw NoGzip() }
  return Data(output.prefix(Int(stream.total_out)))
}

private struct NoGzip: Error {}

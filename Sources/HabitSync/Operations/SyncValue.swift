/// Simple values as the bytes that files have of them.
enum SyncValue {
  /// A text in UTF-8; one of more than a megabyte is cut.
  static func text(_ text: String) -> [UInt8] { Array(text.utf8.prefix(SyncLimits.valueBytes)) }

  /// A number; no bytes where there is none.
  static func number(_ number: Int?) -> [UInt8] {
    guard let number else { return [] }
    var writer = ByteWriter()
    writer.number(number)
    return writer.bytes
  }

  static func flag(_ holds: Bool) -> [UInt8] { [holds ? 1 : 0] }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Reads a number; nil where there is none, or something else.
  static func number(_ bytes: [UInt8]) -> Int? {
    read(bytes) { reader throws(SyncFileError) in try reader.number() }
  }

  static func flag(_ bytes: [UInt8]) -> Bool { bytes == [1] }

  /// Reads a value of several parts; nil where it is of a later version that has it otherwise.
  static func read<Value>(
    _ bytes: [UInt8],
    _ body: (inout ByteReader) throws(SyncFileError) -> Value?
  ) -> Value? {
    var reader = ByteReader(bytes)
    do throws(SyncFileError) {
      return try body(&reader)
    } catch {
      // A value that can't be read is as one that was never written: its usual one stands.
      return nil
    }
  }
}

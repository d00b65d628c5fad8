/// The encoding of simple values.
enum SyncValue {
  /// Encodes a text in UTF-8, truncated to the size limit of values.
  static func text(_ text: String) -> [UInt8] { Array(text.utf8.prefix(SyncLimits.valueBytes)) }

  /// Encodes an integer, or returns no bytes for nil.
  static func number(_ number: Int?) -> [UInt8] {
    guard let number else { return [] }
    var writer = ByteWriter()
    writer.number(number)
    return writer.bytes
  }

  static func flag(_ holds: Bool) -> [UInt8] { [holds ? 1 : 0] }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Decodes an integer, or returns nil if there is none or it is invalid.
  static func number(_ bytes: [UInt8]) -> Int? {
    read(bytes) { reader throws(SyncFileError) in try reader.number() }
  }

  static func flag(_ bytes: [UInt8]) -> Bool { bytes == [1] }

  /// Decodes a composite value, or returns nil if it is invalid, for example because a later
  /// version wrote it.
  static func read<Value>(
    _ bytes: [UInt8],
    _ body: (inout ByteReader) throws(SyncFileError) -> Value?
  ) -> Value? {
    var reader = ByteReader(bytes)
    do throws(SyncFileError) {
      return try body(&reader)
    } catch {
      // A value that can't be decoded is treated as never written, so its default applies.
      return nil
    }
  }
}

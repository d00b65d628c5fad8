import HabitEngine

/// A writer of comma-separated values (RFC 4180).
struct CSVWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func row(_ fields: [String]) {
    for text in fields { field(text) }
    endRow()
  }

  /// Writes a field, quoted if necessary.
  mutating func field(_ text: String) {
    separate()
    guard text.utf8.contains(where: Self.needsQuotes) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a day as `2026-03-09`.
  mutating func field(_ day: CalendarDay) {
    separate()
    DayText.append(day, to: &bytes)
  }

  /// Writes fields that another writer has formatted, for values that many rows share.
  mutating func fields(of other: CSVWriter) {
    separate()
    bytes.append(contentsOf: other.bytes)
  }

  mutating func endRow() {
    bytes.append(contentsOf: "\r\n".utf8)
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}

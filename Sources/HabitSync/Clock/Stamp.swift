/// The time and writer of a value. Of two values of the same property, the one with the later stamp
/// wins.
package struct Stamp: Hashable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z in the upper 48 bits, and a counter in the lower 16
  /// bits. The counter overflows into the milliseconds.
  package let time: UInt64
  package let writer: WriterID

  package init(time: UInt64, writer: WriterID) {
    self.time = time
    self.writer = writer
  }

  /// Creates a stamp.
  ///
  /// - Parameter milliseconds: The time, clamped to the valid range.
  package init(milliseconds: Int, counter: UInt16 = 0, writer: WriterID) {
    time = Self.time(milliseconds) + UInt64(counter)
    self.writer = writer
  }

  /// The end of the year 9999 in milliseconds, the latest valid clock time.
  static let lastMilliseconds = 253_402_300_799_999
  /// The latest valid time of a stamp, in the units of ``time``. It is later than the latest clock
  /// time, so that edits are still possible after that time.
  static let lastTime = UInt64.max >> 1

  /// The whole milliseconds.
  package var milliseconds: Int { Int(time >> 16) }
  /// The counter of stamps in the same millisecond.
  package var counter: UInt16 { UInt16(truncatingIfNeeded: time) }

  static func time(_ milliseconds: Int) -> UInt64 {
    UInt64(min(max(milliseconds, 0), lastMilliseconds)) << 16
  }
}

extension Stamp: Comparable {
  package static func < (lhs: Stamp, rhs: Stamp) -> Bool {
    (lhs.time, lhs.writer) < (rhs.time, rhs.writer)
  }
}

extension Stamp {
  /// The length of ``bytes``.
  static let byteCount = 16

  /// The fixed-length bytes, whose order is the order of stamps.
  package var bytes: [UInt8] { Self.bigEndian(time) + Self.bigEndian(writer.rawValue) }

  /// Creates a stamp from its ``bytes``, or returns nil for another length.
  package init?(bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    time = Self.number(bytes[..<8])
    writer = WriterID(rawValue: Self.number(bytes[8...]))
  }

  private static func bigEndian(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

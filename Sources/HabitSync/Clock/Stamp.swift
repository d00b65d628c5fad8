/// When something was written, and by whom: of two values of one thing the one with the later stamp
/// stands.
package struct Stamp: Hashable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z in the upper 48 bits, and a counter in the lower 16 that
  /// tells apart what was written within one; it carries over into them.
  package let time: UInt64
  package let writer: WriterID

  package init(time: UInt64, writer: WriterID) {
    self.time = time
    self.writer = writer
  }

  /// - Parameter milliseconds: Brought to the nearest of what a clock can say.
  package init(milliseconds: Int, counter: UInt16 = 0, writer: WriterID) {
    time = Self.time(milliseconds) + UInt64(counter)
    self.writer = writer
  }

  /// The end of the year 9999, in milliseconds: no clock is taken to be beyond it.
  static let lastMilliseconds = 253_402_300_799_999
  /// No stamp is later. From the latest clock on there is room for more edits than there can be.
  static let lastTime = UInt64.max >> 1

  /// The whole milliseconds.
  package var milliseconds: Int { Int(time >> 16) }
  /// What tells apart stamps of one millisecond.
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
  /// How many bytes ``bytes`` has.
  static let byteCount = 16

  /// Always as many bytes, which sort as stamps do.
  package var bytes: [UInt8] { Self.bigEndian(time) + Self.bigEndian(writer.rawValue) }

  /// Reads what ``bytes`` gave; nil for another number of bytes.
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

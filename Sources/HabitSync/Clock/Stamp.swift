import Foundation
import HabitEngine

/// The time and writer of a value. Of two values of the same property, the one with the later stamp
/// wins.
package struct Stamp: Hashable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z in the upper 48 bits, and a counter in the lower 16
  /// bits. The counter overflows into the milliseconds.
  package let time: UInt64
  package let writer: WriterID

  /// The end of the year 9999 in milliseconds, the latest valid clock time.
  static let lastMilliseconds = 253_402_300_799_999
  /// The latest valid time of a stamp, in the units of ``time``. It is later than the latest clock
  /// time, so that edits are still possible after that time.
  static let lastTime = UInt64.max >> 1

  /// The time in milliseconds since 1970-01-01T00:00:00Z, without the counter.
  package var milliseconds: Int { Int(time >> 16) }

  static func time(_ milliseconds: Int) -> UInt64 {
    UInt64(milliseconds.clamped(to: 0...lastMilliseconds)) << 16
  }
}

extension Stamp: Comparable {
  package static func < (lhs: Stamp, rhs: Stamp) -> Bool {
    (lhs.time, lhs.writer) < (rhs.time, rhs.writer)
  }
}

/// The random identifier of one replica of a store between two exchanges, or of one recorded write.
///
/// A replica gets a new identifier when its store is opened and after changes were sent, so that
/// two copies of a store never use the same identifier. A recorded write has the same identifier in
/// all copies, so that it counts once even if several of them read and send it.
package struct WriterID: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates the identifier of a recorded write.
  package init(_ write: UUID) {
    rawValue = write.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Creates a random identifier.
  package init(using generator: inout some RandomNumberGenerator) {
    rawValue = generator.next()
  }
}

extension WriterID: Comparable {
  package static func < (lhs: WriterID, rhs: WriterID) -> Bool { lhs.rawValue < rhs.rawValue }
}

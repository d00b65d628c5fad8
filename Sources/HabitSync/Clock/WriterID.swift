/// Who writes until the next exchange: a random number, drawn anew when a store is opened and when
/// what was written has left. So two copies of one store are never the same writer.
package struct WriterID: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A new one.
  package init(using generator: inout some RandomNumberGenerator) {
    rawValue = generator.next()
  }
}

extension WriterID: Comparable {
  package static func < (lhs: WriterID, rhs: WriterID) -> Bool { lhs.rawValue < rhs.rawValue }
}

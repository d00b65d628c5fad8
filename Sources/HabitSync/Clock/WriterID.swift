/// The random identifier of a writer until the next exchange.
///
/// A new one is generated when a store is opened and after changes were sent, so that two copies of
/// a store never have the same writer.
package struct WriterID: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates a random identifier.
  package init(using generator: inout some RandomNumberGenerator) {
    rawValue = generator.next()
  }
}

extension WriterID: Comparable {
  package static func < (lhs: WriterID, rhs: WriterID) -> Bool { lhs.rawValue < rhs.rawValue }
}

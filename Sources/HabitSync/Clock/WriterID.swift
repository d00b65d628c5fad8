/// The random identifier of one replica of a store between two exchanges.
///
/// A new identifier is generated when a store is opened and after changes were sent, so that two
/// copies of a store never use the same identifier.
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

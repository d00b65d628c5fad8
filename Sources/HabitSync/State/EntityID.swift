import Foundation

/// Something that has properties: a habit, a category, or something of a later version, which is
/// merged and passed on all the same.
package struct EntityID: Hashable, Sendable {
  /// What it is; see ``habitKind``.
  let kind: UInt64
  /// Which one it is among those of its kind.
  let key: [UInt8]

  static let habitKind: UInt64 = 1
  static let categoryKind: UInt64 = 2
  static let deviceKind: UInt64 = 3

  static func habit(_ id: UUID) -> EntityID { EntityID(kind: habitKind, key: id.bytes) }

  static func device(_ id: UUID) -> EntityID { EntityID(kind: deviceKind, key: id.bytes) }

  static func category(_ key: String) -> EntityID {
    EntityID(kind: categoryKind, key: SyncValue.text(key))
  }
}

extension EntityID: Comparable {
  package static func < (lhs: EntityID, rhs: EntityID) -> Bool {
    lhs.kind == rhs.kind ? lhs.key.precedes(rhs.key) : lhs.kind < rhs.kind
  }
}

extension UUID {
  /// Its sixteen bytes.
  var bytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }

  /// Nil for another number of bytes.
  init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    var value = UUID().uuid
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: bytes) }
    self.init(uuid: value)
  }
}

extension [UInt8] {
  /// Whether these bytes come before others in the order of a dictionary.
  func precedes(_ other: [UInt8]) -> Bool { lexicographicallyPrecedes(other) }
}

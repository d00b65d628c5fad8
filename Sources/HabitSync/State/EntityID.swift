import Foundation

/// The identifier of an entity with properties: a habit, a category, a device, or an entity of a
/// kind that a later version added. Entities of such kinds are merged and passed on, too.
package struct EntityID: Hashable, Sendable {
  /// The kind of the entity, such as ``habitKind``.
  let kind: UInt64
  /// The key of the entity, unique within its kind: the bytes of a UUID, or a text.
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
  /// The sixteen bytes of the UUID.
  var bytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }

  /// Creates a UUID from sixteen bytes, or returns nil for another length.
  init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    var value = UUID().uuid
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: bytes) }
    self.init(uuid: value)
  }
}

extension [UInt8] {
  /// Returns true if these bytes precede others in lexicographic order.
  func precedes(_ other: [UInt8]) -> Bool { lexicographicallyPrecedes(other) }
}

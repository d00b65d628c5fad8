import Foundation

/// The identifier of an object in a store, which is stable across launches after the first save.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// The identifier of the store or, before the first save, of the context.
  let store: UUID

  /// The name of the object's model class.
  public let entityName: String

  /// The row's key in its table: negative before the first save, and 0 for an object outside a
  /// context.
  let key: Int64

  init(store: UUID, entityName: String, key: Int64) {
    self.store = store
    self.entityName = entityName
    self.key = key
  }

  /// The stable identity of an object in a store.
  public struct ID: Hashable, Sendable {
    let identifier: PersistentIdentifier
  }

  /// The stable identity of the object.
  public var id: ID { ID(identifier: self) }

  /// The identifier of the store, or nil before the first save.
  public var storeIdentifier: String? { key > 0 ? store.uuidString : nil }

  /// Orders identifiers by entity, and then by order of insertion into the store.
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    (lhs.entityName, lhs.key, lhs.store) < (rhs.entityName, rhs.key, rhs.store)
  }
}

extension UUID {
  /// The nil UUID, used as the store of an object outside a context.
  static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}

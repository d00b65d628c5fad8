import Foundation

/// Names one object of a store, also across launches once the object is saved.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// The store, or the context while the object has not been saved yet.
  let store: UUID

  /// The name of the object's model class.
  public let entityName: String

  /// The row's number in its table; negative while the object has not been saved yet, as its row
  /// does not exist; 0 for an object outside any context.
  let key: Int64

  init(store: UUID, entityName: String, key: Int64) {
    self.store = store
    self.entityName = entityName
    self.key = key
  }

  /// What tells one object of a store from another.
  public struct ID: Hashable, Sendable {
    let identifier: PersistentIdentifier
  }

  /// What tells the object from all others.
  public var id: ID { ID(identifier: self) }

  /// The identifier of the store, or nil while the object has not been saved yet.
  public var storeIdentifier: String? { key > 0 ? store.uuidString : nil }

  /// Orders by entity, then by age in the store.
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    (lhs.entityName, lhs.key, lhs.store) < (rhs.entityName, rhs.key, rhs.store)
  }
}

extension UUID {
  /// All bits zero: the store of an object that is in none.
  static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}

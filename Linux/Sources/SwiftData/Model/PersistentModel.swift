import Foundation

/// An object that a `ModelContext` keeps in a store. The `@Model` macro generates the conformance.
///
/// Two models are equal if they are the same instance. A context has one instance for each row.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The description of the class, created once.
  static var _$description: _ModelDescription { get }

  /// The values of the object, and its context.
  var _$storage: _ModelStorage { get }

  /// Creates the object of a row.
  init(_$storage storage: _ModelStorage)

  /// Notifies the observers of a property that changed without its setter.
  func _$noteMutation(at index: Int)
}

extension PersistentModel {
  /// The identifier of the object. It is temporary until the first save.
  public var persistentModelID: PersistentIdentifier { _$storage.identifier }

  /// The identity of the object if the model does not declare its own `id`.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context of the object, or nil until the object is inserted and once its deletion is saved.
  public var modelContext: ModelContext? { _$storage.context }

  /// A Boolean value that indicates whether the object has unsaved changes.
  public var hasChanges: Bool {
    _$storage.state == .inserted || _$storage.state == .deleted || _$storage.changes != 0
  }

  /// A Boolean value that indicates whether the object is marked for deletion by the next save.
  public var isDeleted: Bool { _$storage.state == .deleted }

  /// Returns true if both are the same instance.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Hashes the instance's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

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

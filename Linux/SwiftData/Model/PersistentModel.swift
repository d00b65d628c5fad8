import Foundation

/// An object that a `ModelContext` keeps in a store. `@Model` writes the conformance.
///
/// Two models are equal when they are the same instance; a context has one instance for each row.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// What the class declares, worked out once.
  static var _$description: _ModelDescription { get }

  /// The values and the place of this object in its context.
  var _$storage: _ModelStorage { get }

  /// Makes the object of a row.
  init(_$storage storage: _ModelStorage)

  /// Tells the observers of one property that its value has changed by other means than its setter.
  func _$noteMutation(at index: Int)
}

extension PersistentModel {
  /// The object's place in the store; temporary until it is first saved.
  public var persistentModelID: PersistentIdentifier { _$storage.identifier }

  /// The identity where the model has no property of this name itself.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object belongs to, or nil before its insertion and after its deletion is
  /// saved.
  public var modelContext: ModelContext? { _$storage.context }

  /// Whether the object has changes that its context has not saved.
  public var hasChanges: Bool {
    _$storage.state == .inserted || _$storage.state == .deleted || _$storage.changes != 0
  }

  /// Whether the object's deletion waits to be saved.
  public var isDeleted: Bool { _$storage.state == .deleted }

  /// Whether both are the same instance.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Hashes the instance's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

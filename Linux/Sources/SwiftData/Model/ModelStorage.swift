import Foundation
import Observation

/// The values, row, and context of a model object.
///
/// The values are stored by slot number, in 24 bytes each and without a dictionary. A model belongs
/// to a single isolation, and no method calls back while it changes a value. The run-time check for
/// exclusive access, which would slow down every read, is therefore disabled.
public final class _ModelStorage {
  enum State {
    /// The object is not in a context.
    case detached
    /// The object is inserted but not saved yet.
    case inserted
    /// The object has a row.
    case stored
    /// The object's deletion is not saved yet.
    case deleted
    /// The object's row is deleted, and its values must not be read.
    case gone
  }

  /// The number of bits in `changes`.
  static let maximumPropertyCount = 64

  let description: _ModelDescription

  /// The values, or empty while the object is a fault whose row is not read yet.
  @exclusivity(unchecked) var slots: [_Slot] = []

  weak var context: ModelContext?
  @exclusivity(unchecked) var state = State.detached

  /// The row: negative before the first save, and 0 outside a context.
  @exclusivity(unchecked) var key: Int64 = 0

  /// A bit for each slot that differs from the row.
  @exclusivity(unchecked) var changes: UInt64 = 0

  /// The observation registrar, created on the first read, because most objects of an import are
  /// never read.
  @exclusivity(unchecked) @usableFromInline var observation: _Observation?

  /// Creates the storage of a new object.
  public init(_ description: _ModelDescription) {
    self.description = description
  }

  init(_ description: _ModelDescription, key: Int64, slots: [_Slot], context: ModelContext) {
    self.description = description
    self.key = key
    self.slots = slots
    self.context = context
    state = .stored
  }

  deinit {
    if key != 0 { context?.forget(self) }
  }

  var identifier: PersistentIdentifier {
    context?.identifier(of: description, key: key)
      ?? PersistentIdentifier(store: .zero, entityName: description.name, key: key)
  }

  /// Sets a value during initialization, without notifying observers.
  public func initialize(_ slot: _Slot, at index: Int) {
    if slots.isEmpty {
      // Without slots, every value is null, so setting null needs no slots. A fetched object also
      // sets its default values, before the storage of its row replaces this storage.
      if slot.isNull { return }
      slots = description.emptySlots
    }
    slots[index] = slot
  }

  /// Returns true if a value differs from the current one. A to-many relationship always counts as
  /// different, because comparing it would fetch its objects.
  public func differs(_ slot: _Slot, at index: Int) -> Bool {
    switch description.properties[index].kind {
    case .attribute: !self.slot(at: index).isSame(as: slot)
    case .toOne: relatedModel(at: index) !== slot.model
    case .toMany: true
    }
  }

  /// Sets a value. The inverse of a relationship is updated immediately.
  public func write<Model: PersistentModel>(_ slot: _Slot, at index: Int, of model: Model) {
    switch description.properties[index].kind {
    case .attribute:
      _ = self.slot(at: index)
      slots[index] = slot
      context?.noteChange(of: model, at: index)
    case .toOne:
      setRelatedModel(slot.model, at: index, of: model)
    case .toMany:
      setRelatedModels(slot.models, at: index, of: model)
    }
  }

  /// Returns the value of a slot. Reads the row first if the object is a fault.
  @usableFromInline func slot(at index: Int) -> _Slot {
    if slots.isEmpty { load() }
    return slots[index]
  }

  private func load() {
    guard state != .detached else {
      slots = description.emptySlots
      return
    }
    guard state != .gone else { fatalError("a \(description.name) was read after its deletion") }
    guard let context else {
      // The values are only in the store, and without the context they are not accessible.
      fatalError("a \(description.name) was read after its ModelContext was released")
    }
    context.load(self)
  }
}

extension _Slot {
  var model: AnyObject? {
    if case .model(let model) = self { model } else { nil }
  }

  var models: [AnyObject] {
    if case .models(let models) = self { models } else { [] }
  }
}

/// Observation for the accessors that `@Model` generates.
extension _ModelStorage {
  /// Records a read of a property.
  @inlinable public func access<Model: PersistentModel, Member>(
    _ model: Model,
    keyPath: KeyPath<Model, Member>
  ) {
    let observation = observation ?? beginObservation()
    observation.registrar.access(model, keyPath: keyPath)
  }

  /// Changes a property and notifies observers. An object that was never read has no observers.
  @inlinable public func withMutation<Model: PersistentModel, Member>(
    of model: Model,
    keyPath: KeyPath<Model, Member>,
    _ mutation: () -> Void
  ) {
    guard let observation else { return mutation() }
    observation.registrar.withMutation(of: model, keyPath: keyPath, mutation)
  }

  @usableFromInline func beginObservation() -> _Observation {
    let new = _Observation()
    observation = new
    return new
  }
}

/// A reference to a registrar.
///
/// The layout of the registrar is not part of the interface of `Observation`, so copying an
/// optional registrar at each read would use run-time type metadata.
@usableFromInline final class _Observation {
  @usableFromInline let registrar = ObservationRegistrar()

  @usableFromInline init() {}
}

/// The handling of mistakes that trap in Apple's SwiftData. This module continues, because other
/// windows run in the same process. With `STRICT_STANDINS=1`, as in the tests, it traps too.
enum Strictness {
  static let isOn = ProcessInfo.processInfo.environment["STRICT_STANDINS"] == "1"
}

import Observation

/// What the accessors that `@Model` writes tell the observers of an object.
extension _ModelStorage {
  /// A property is about to be read.
  @inlinable public func access<Model: PersistentModel, Member>(
    _ model: Model,
    keyPath: KeyPath<Model, Member>
  ) {
    let observation = observation ?? beginObservation()
    observation.registrar.access(model, keyPath: keyPath)
  }

  /// Changes a property. An object that nobody has read has no observers.
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

/// A registrar in a place of its own: `Observation` may change its layout, so that a copy, which an
/// optional one would be at each read, goes through its run-time description.
@usableFromInline final class _Observation {
  @usableFromInline let registrar = ObservationRegistrar()

  @usableFromInline init() {}
}

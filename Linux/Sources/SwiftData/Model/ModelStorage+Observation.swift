import Observation

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

import Observation

/// An object that is observed as a whole.
///
/// The class is not generic, because a key path of a generic type is created on each use, which
/// takes longer than the rest of a read.
class ObservedState: Observable {
  private let registrar = ObservationRegistrar()
  /// A property that represents the whole content for Observation.
  private var content: Void { () }

  final func noteRead() { registrar.access(self, keyPath: \.content) }

  final func write(_ mutation: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.content, mutation)
  }
}

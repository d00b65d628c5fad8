import Observation

/// Something that is observed as a whole.
///
/// It is not generic: the key path of a generic type's property is made anew each time it is written
/// down, which takes longer than all else that a read does.
class ObservedState: Observable {
  private let registrar = ObservationRegistrar()
  /// Stands for all of it.
  private var content: Void { () }

  final func noteRead() { registrar.access(self, keyPath: \.content) }

  final func write(_ mutation: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.content, mutation)
  }
}

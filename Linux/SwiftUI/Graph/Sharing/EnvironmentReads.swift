/// The keys of an environment that were read. Two windows with the same values for them render the
/// same output.
@MainActor final class EnvironmentReads {
  // Written by the nonisolated subscript of EnvironmentValues, during view updates on the main
  // actor.
  nonisolated(unsafe) private(set) var keys: Set<ObjectIdentifier> = []

  nonisolated init() {}

  nonisolated func note(_ key: ObjectIdentifier) { keys.insert(key) }
}

extension EnvironmentValues {
  /// Returns the same values with a recorder of the keys that are read from it.
  func noting(_ reads: EnvironmentReads) -> EnvironmentValues {
    EnvironmentValues(storage: EnvironmentStorage(storage, noting: reads))
  }

  /// Returns true if two environments are known to have equal values for the recorded keys.
  @MainActor func isSame(as other: EnvironmentValues, in reads: EnvironmentReads) -> Bool {
    isIdentical(to: other)
      || reads.keys.allSatisfy { key in
        switch (storage[key], other.storage[key]) {
        case (nil, nil): true
        case (let one?, let two?): Fields.areEqualValues(one, two)
        default: false
        }
      }
  }
}

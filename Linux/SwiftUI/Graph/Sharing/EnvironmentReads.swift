/// Which values of an environment were read: what two windows have to have in common to show the
/// same.
@MainActor final class EnvironmentReads {
  // Filled by the subscript of EnvironmentValues, which is on no actor. Views read it on the main one.
  nonisolated(unsafe) private(set) var keys: Set<ObjectIdentifier> = []

  nonisolated init() {}

  nonisolated func note(_ key: ObjectIdentifier) { keys.insert(key) }
}

extension EnvironmentValues {
  /// The same values, with a note of each that is read from here on down.
  func noting(_ reads: EnvironmentReads) -> EnvironmentValues {
    EnvironmentValues(storage: EnvironmentStorage(storage, noting: reads))
  }

  /// Whether two environments have the same values under some keys, as far as can be told.
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

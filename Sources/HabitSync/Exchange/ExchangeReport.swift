/// What an exchange did.
package struct ExchangeReport: Hashable, Sendable {
  /// How many files of others were taken in.
  package var takenIn = 0
  /// How many own files were written.
  package var written = 0
  /// How many own files were taken away, since others have what they had.
  package var removed = 0
  /// How many own files were not seen in their place yet.
  package var waiting = 0
  /// The files that were not taken in, by name, and why. They are looked at again the next time.
  package var refused: [String: SyncFileError] = [:]
  /// What the carrier did not do.
  package var failures: [CarrierError] = []
  /// Whether the others go on with a key that this device was never told of.
  package var isLeftBehind = false

  package init(
    takenIn: Int = 0,
    written: Int = 0,
    removed: Int = 0,
    waiting: Int = 0,
    refused: [String: SyncFileError] = [:],
    failures: [CarrierError] = []
  ) {
    self.takenIn = takenIn
    self.written = written
    self.removed = removed
    self.waiting = waiting
    self.refused = refused
    self.failures = failures
  }

  /// Whether all that is known here is where others find it, and all that is there is known here.
  package var isDone: Bool { waiting == 0 && refused.isEmpty && failures.isEmpty }
}

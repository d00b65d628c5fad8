/// A change that was made at once, on one device.
package struct SyncOperation: Hashable, Sendable {
  /// The place of an operation among those of its writer, from 1 on.
  package struct ID: Hashable, Sendable {
    package let writer: WriterID
    package let sequence: Int
  }

  package let id: ID
  /// When it was made, for all that it changes.
  package let stamp: Stamp
  /// What it changes. What is added to counts is what it made of the counts that were there.
  package let changes: [SyncChange]
}

/// An atomic change on one device.
package struct SyncOperation: Hashable, Sendable {
  /// The number of an operation among the operations of its writer, starting at 1.
  package struct ID: Hashable, Sendable {
    package let writer: WriterID
    package let sequence: Int
  }

  package let id: ID
  /// The stamp of all changes in the operation.
  package let stamp: Stamp
  /// The changes. Additions are adjusted to the counts at the time of the operation.
  package let changes: [SyncChange]
}

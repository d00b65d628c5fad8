/// An atomic change on one device.
package struct SyncOperation: Hashable, Sendable {
  /// The stamp of all changes in the operation.
  package let stamp: Stamp
  /// The changes. Additions are adjusted to the counts at the time of the operation.
  package let changes: [SyncChange]
}

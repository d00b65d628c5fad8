/// What was on a carrier when it was looked at.
package struct Look: Sendable {
  let listed: Set<SyncFileName>
  /// The files that are not known and were not read yet, the next one last.
  var unread: [SyncFileName]
}

/// A listing of the remote folder.
package struct RemoteListing: Sendable {
  let listed: Set<SyncFileName>
  /// The unknown files that are not read yet, in descending order, because files are taken from the
  /// end.
  var unread: [SyncFileName]
}

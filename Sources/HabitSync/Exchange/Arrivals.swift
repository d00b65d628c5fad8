/// Files of others that were read and opened, and are not taken in yet.
package struct Arrivals: Sendable {
  struct File: Sendable {
    let name: SyncFileName
    let contents: SyncFile
  }

  var files: [File] = []

  /// How many files there are.
  package var count: Int { files.count }
}

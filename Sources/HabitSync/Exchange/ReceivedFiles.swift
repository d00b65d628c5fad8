/// Files of other devices that were opened and are not imported yet.
package struct ReceivedFiles: Sendable {
  struct File: Sendable {
    let name: SyncFileName
    let contents: SyncFile
  }

  var files: [File] = []
  /// Parts of states whose import does not mark a file as read: all but the last portions of large
  /// files, and handovers from files that were sealed with other keys.
  var beginnings: [SyncState] = []

  var isEmpty: Bool { files.isEmpty && beginnings.isEmpty }

  /// The number of files.
  package var count: Int { files.count }

  /// Divides large files into portions of approximately `limit` bytes, followed by one portion with
  /// all other files. Portions are imported one at a time, because an import blocks other writers.
  ///
  /// A file counts as read with its last portion. An interrupted import of a file starts again.
  package func portions(of limit: Int) -> [ReceivedFiles] {
    var portions: [ReceivedFiles] = []
    var small = ReceivedFiles(beginnings: beginnings)
    for file in files {
      var pieces = file.contents.state.pieces(of: limit)
      guard pieces.count > 1 else {
        small.files.append(file)
        continue
      }
      let rest = SyncFile(replaces: file.contents.replaces, state: pieces.removeLast())
      portions += pieces.map { ReceivedFiles(beginnings: [$0]) }
      portions.append(ReceivedFiles(files: [File(name: file.name, contents: rest)]))
    }
    return small.isEmpty ? portions : portions + [small]
  }
}

/// A listing of the remote folder.
package struct RemoteListing: Sendable {
  let listed: Set<SyncFileName>
  /// The unknown files that are not read yet, in descending order, because files are taken from the
  /// end.
  var unread: [SyncFileName]
}

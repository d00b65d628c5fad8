/// Files of others that were read and opened, and are not taken in yet.
package struct Arrivals: Sendable {
  struct File: Sendable {
    let name: SyncFileName
    let contents: SyncFile
  }

  var files: [File] = []
  /// What large files begin with, the rest of which is among the next arrivals; and what is handed over
  /// in files of other keys.
  var beginnings: [SyncState] = []

  var isEmpty: Bool { files.isEmpty && beginnings.isEmpty }

  /// How many files there are.
  package var count: Int { files.count }

  /// The same in portions of about so many bytes, to be taken in one after the other: while one is, no
  /// other program can write. A file counts as read with its last portion, and is taken in anew where it
  /// was broken off before.
  package func portions(of limit: Int) -> [Arrivals] {
    var portions: [Arrivals] = []
    var small = Arrivals(beginnings: beginnings)
    for file in files {
      var pieces = file.contents.state.pieces(of: limit)
      guard pieces.count > 1 else {
        small.files.append(file)
        continue
      }
      let rest = SyncFile(replaces: file.contents.replaces, state: pieces.removeLast())
      portions += pieces.map { Arrivals(beginnings: [$0]) }
      portions.append(Arrivals(files: [File(name: file.name, contents: rest)]))
    }
    return small.isEmpty ? portions : portions + [small]
  }
}

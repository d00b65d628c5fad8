/// The rules for merging own files, which keep their number and total size small.
extension RemoteFileIndex {
  /// The number of files in a size class at which the files are merged.
  private static let limit = 8
  /// The size in bytes from which a file is merged only together with all other files.
  private static let largest = 128 << 10
  /// All own files are merged once their total size exceeds a limit: twice the total size after the
  /// last complete merge, plus this number of bytes.
  private static let slack = 256 << 10

  /// The own files to merge, and true if these are all own files; nil if no merge is due.
  var dueForMerging: (names: [SyncFileName], isAll: Bool)? {
    let busy = Set(replacements.flatMap(\.old))
    let free = own.filter { !busy.contains($0.key) }
    let size = free.values.reduce(0, +)
    if free.count > 1, busy.isEmpty, size > 2 * baseSize + Self.slack {
      return (free.keys.sorted(), true)
    }
    let classes = Dictionary(grouping: free.keys) { Self.sizeClass(free[$0] ?? 0) }
    for key in classes.keys.sorted() where key < Self.largest {
      if let names = classes[key], names.count >= Self.limit { return (names.sorted(), false) }
    }
    return nil
  }

  /// Returns the upper bound of a file's size class in bytes, or `Int.max` for a file of at least
  /// ``largest`` bytes.
  private static func sizeClass(_ size: Int) -> Int {
    var limit = 2 << 10
    while limit <= size, limit < largest { limit *= 8 }
    return limit <= size ? .max : min(limit, largest - 1)
  }
}

/// Which own files are to become one, so that there are few and not much in all.
extension Shelf {
  /// So many of one size become one.
  private static let limit = 8
  /// Files from this size on are left until all become one.
  private static let largest = 128 << 10
  /// All own files may be so much larger than when they were made one last, and twice as large as
  /// then.
  private static let slack = 256 << 10

  /// The own files that are to become one, and whether that is all of them.
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

  /// The largest size of those that belong together.
  private static func sizeClass(_ size: Int) -> Int {
    var limit = 2 << 10
    while limit <= size, limit < largest { limit *= 8 }
    return limit <= size ? .max : min(limit, largest - 1)
  }
}

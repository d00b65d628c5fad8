/// A device's index of the files in the remote folder.
struct RemoteFileIndex: Hashable, Codable, Sendable {
  /// Own files to write, until they are verified.
  var leaving: [SealedFile] = []
  /// The files in `leaving` whose write was attempted.
  var tried: Set<SyncFileName> = []
  /// Verified own files with their sizes.
  var own: [SyncFileName: Int] = [:]
  /// Imported files of other devices.
  var read: Set<SyncFileName> = []
  /// The replaced files of other devices, each with the file that replaced it.
  var replaced: [SyncFileName: SyncFileName] = [:]
  /// Own files to remove after their replacements are verified.
  var replacements: [Replacement] = []
  /// The number of counted listings since a known file was last listed, by file.
  var absences: [SyncFileName: Int] = [:]
  /// The total size of own files after the last complete merge, in bytes.
  var baseSize = 0
  /// True if a file was lost, so that all data must be written again.
  var hasLosses = false

  /// The replacement of files by other files.
  struct Replacement: Hashable, Codable, Sendable {
    let new: [SyncFileName]
    let old: [SyncFileName]
    /// True if the replacement includes all own files.
    let isComplete: Bool

    /// Returns the replacement with another name for one of the new files.
    func replacing(_ name: SyncFileName, with other: SyncFileName) -> Replacement {
      Replacement(new: new.map { $0 == name ? other : $0 }, old: old, isComplete: isComplete)
    }
  }

  /// Returns true if the contents of a file are known.
  func knows(_ name: SyncFileName) -> Bool {
    own[name] != nil || read.contains(name) || leaving.contains { $0.name == name }
      || replacements.contains { $0.old.contains(name) }
  }

  /// Adds an own file to write, unless it is known.
  mutating func add(_ file: SealedFile) {
    if !knows(file.name) { leaving.append(file) }
  }

  /// Removes a file from the index, because it no longer exists.
  mutating func forget(_ name: SyncFileName) {
    own[name] = nil
    read.remove(name)
    absences[name] = nil
    replaced = replaced.filter { $0.value != name }
  }
}

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

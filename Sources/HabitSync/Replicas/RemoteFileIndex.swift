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

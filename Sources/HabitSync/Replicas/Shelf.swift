/// What a device knows of the files on a carrier.
struct Shelf: Hashable, Codable, Sendable {
  /// Own files that are to be there, until they were read back.
  var leaving: [SealedFile] = []
  /// Those of them that may be there, in whole or in part.
  var tried: Set<SyncFileName> = []
  /// Own files that were there as they should be, with their sizes.
  var own: [SyncFileName: Int] = [:]
  /// Files of others that were taken in.
  var read: Set<SyncFileName> = []
  /// Files whose contents are in another one, and in which.
  var replaced: [SyncFileName: SyncFileName] = [:]
  /// Own files that others take the place of once these are there.
  var replacements: [Replacement] = []
  /// How often a known file was not there.
  var absences: [SyncFileName: Int] = [:]
  /// The size of all own files after they were last made one.
  var baseSize = 0
  /// Whether a file is lost, so that all has to be written once more.
  var hasLosses = false

  /// Files that take the place of others.
  struct Replacement: Hashable, Codable, Sendable {
    let new: [SyncFileName]
    let old: [SyncFileName]
    /// Whether they are all own files.
    let isComplete: Bool

    /// The same with another name for one of the new files.
    func replacing(_ name: SyncFileName, with other: SyncFileName) -> Replacement {
      Replacement(new: new.map { $0 == name ? other : $0 }, old: old, isComplete: isComplete)
    }
  }

  /// Whether a file's contents are known here.
  func knows(_ name: SyncFileName) -> Bool {
    own[name] != nil || read.contains(name) || leaving.contains { $0.name == name }
      || replacements.contains { $0.old.contains(name) }
  }

  /// Takes an own file among those that leave, unless it is there.
  mutating func add(_ file: SealedFile) {
    if !knows(file.name) { leaving.append(file) }
  }

  /// Forgets a file that is not there any more.
  mutating func forget(_ name: SyncFileName) {
    own[name] = nil
    read.remove(name)
    absences[name] = nil
    replaced = replaced.filter { $0.value != name }
  }
}

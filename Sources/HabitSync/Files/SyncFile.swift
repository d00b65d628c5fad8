/// What a file has: part of what its device knows.
///
/// A file of a few changes and one of everything are of one kind, as a part of a state is a state.
/// `docs/sync-format.md` describes the bytes.
struct SyncFile: Hashable, Sendable {
  /// The files whose contents are in this one, and in those that were written with it; they are taken
  /// away once it is there. So it is not lost what is no longer there.
  var replaces: [SyncFileName] = []
  var state: SyncState

  /// The file as it is on a carrier.
  func sealed(_ seal: FileSeal) throws(SyncFileError) -> SealedFile {
    try seal.seal(Packing.pack(bytes))
  }

  /// Reads a file. It is read as a whole, or not at all.
  init(_ sealed: SealedFile, _ seal: FileSeal) throws(SyncFileError) {
    try self.init(bytes: Packing.unpack(seal.open(sealed)))
  }

  init(replaces: [SyncFileName] = [], state: SyncState) {
    self.replaces = replaces
    self.state = state
  }
}

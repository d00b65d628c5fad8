/// The contents of a file: a part of the device's state.
///
/// A file with a few changes has the same format as a file with all data, because a part of a state
/// is itself a state. `docs/sync-format.md` describes the bytes.
struct SyncFile: Hashable, Sendable {
  /// The files that are replaced by this file and by the other files that were written at the same
  /// time. Replaced files are removed after the replacement is verified, so their absence is not a
  /// loss.
  var replaces: [SyncFileName] = []
  var state: SyncState
}

extension SyncFile {
  /// Returns the sealed file for the transport.
  func sealed(_ seal: FileSeal) throws(SyncFileError) -> SealedFile {
    try seal.seal(Packing.pack(bytes))
  }

  /// Opens and parses a file, completely or not at all.
  init(_ sealed: SealedFile, _ seal: FileSeal) throws(SyncFileError) {
    try self.init(bytes: Packing.unpack(seal.open(sealed)))
  }
}

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

/// The kinds of sections in a file, by number.
enum SectionKind: UInt64 {
  case registers = 1
  case days = 2
}

/// The fields of a day that a file contains, as bits.
struct DayParts: OptionSet {
  let rawValue: UInt64

  static let count = DayParts(rawValue: 1)
  static let status = DayParts(rawValue: 2)
  /// The status was set together with the count or the found count, and has the same stamp.
  static let sharesStamp = DayParts(rawValue: 4)
  static let note = DayParts(rawValue: 8)
  static let date = DayParts(rawValue: 16)
  static let tallies = DayParts(rawValue: 32)
  static let found = DayParts(rawValue: 64)
  /// All bits that this version knows.
  static let all = DayParts(rawValue: 127)
}

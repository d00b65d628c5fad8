/// The sizes of files and their values. Files and values above a maximum are rejected.
package enum SyncLimits {
  /// The maximum size of a value, such as a note, in bytes.
  static let valueBytes = 1 << 20
  /// The approximate maximum size of a written file's contents, in bytes.
  static let pieceBytes = 4 << 20
  /// The maximum size of a file's contents, in bytes.
  static let unpackedBytes = 16 << 20
  /// The maximum size of a file, in bytes.
  package static let sealedBytes = 16 << 20
  /// The approximate total size, in bytes, of the files that are read before they are imported.
  static let batchBytes = 64 << 10
  /// The approximate size of a portion to import, in bytes: about ten thousand days.
  package static let portionBytes = 256 << 10
  /// The maximum absolute sum of a writer's additions to a day.
  static let total = 1 << 53
}

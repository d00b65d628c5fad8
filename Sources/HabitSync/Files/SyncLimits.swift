/// How large anything may be. What files say of themselves is not believed beyond it.
package enum SyncLimits {
  /// A value, such as a note.
  static let valueBytes = 1 << 20
  /// The contents of a file that this program writes, about.
  static let pieceBytes = 4 << 20
  /// The contents of a file.
  static let unpackedBytes = 16 << 20
  /// A file.
  package static let sealedBytes = 16 << 20
  /// Files that are read before what they have is taken in, about.
  static let batchBytes = 64 << 10
  /// What is taken in at a time, about: some ten thousand days.
  package static let portionBytes = 256 << 10
  /// What a writer has added to a day in all, either way.
  static let total = 1 << 53
}

import Foundation

/// The reason for rejecting a file, of which nothing is imported.
package enum SyncFileError: Error, Hashable {
  /// The file is shorter than any valid file.
  case isCut
  /// The file has another format.
  case isForeign
  /// A later version of the app wrote the file, in the format with this number.
  case isOfLaterVersion(Int)
  /// The file exceeds the size limit.
  case isTooLarge
  /// The seal is invalid, or belongs to another key or name.
  case isNotSealed
  /// The name that is derived from the contents is not the name of the file.
  case hasAnotherName
  /// The decompressed contents exceed the limit.
  case unpacksTooLarge
  /// The sealed contents are invalid. The reason, in English, is for developers.
  case isDamaged(String)
}

extension SyncFileError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .isCut: String(localized: "The file is incomplete.")
    case .isForeign: String(localized: "The file was not written by Habit Tracker.")
    case .isOfLaterVersion(let version):
      String(localized: "The file was written by a later version of the app (format \(version)).")
    case .isTooLarge: String(localized: "The file is too large to be a sync file.")
    case .isNotSealed:
      String(localized: "The file was damaged or renamed, or was encrypted with another key.")
    case .hasAnotherName: String(localized: "The file's name doesn't match its content.")
    case .unpacksTooLarge:
      String(localized: "Unpacked, the file would be too large to be a sync file.")
    case .isDamaged: String(localized: "The file's content is invalid.")
    }
  }
}

import Foundation

/// Why a file is not taken in. Nothing of it is then.
package enum SyncFileError: Error, Hashable {
  /// It has fewer bytes than any file.
  case isCut
  /// It does not begin as these files do.
  case isForeign
  /// A later version has written it.
  case isOfLaterVersion(Int)
  /// It has more bytes than any file.
  case isTooLarge
  /// Its seal is broken, or is one of another key or name.
  case isNotSealed
  /// Its contents have another name than the file.
  case hasAnotherName
  /// It would become more than any file has.
  case unpacksTooLarge
  /// What was sealed makes no sense, and why.
  case isDamaged(String)
}

extension SyncFileError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .isCut: "The file is cut short."
    case .isForeign: "The file is none of the Habit Tracker's."
    case .isOfLaterVersion(let version):
      "The file was written by a later version of the app (format \(version))."
    case .isTooLarge: "The file is larger than any that the app writes."
    case .isNotSealed:
      "The file was changed, cut or renamed on its way, or was sealed with another key."
    case .hasAnotherName: "The file has the name of another one."
    case .unpacksTooLarge: "The file would unpack to more than any that the app writes."
    case .isDamaged(let reason): "The file makes no sense: \(reason)."
    }
  }
}

import Foundation

/// The reason why a server rejects a file.
package enum HostedFileError: LocalizedError, Hashable {
  /// The name is not valid for a sync file.
  case isNoName
  /// The file exceeds the maximum size of sync files.
  case isTooLarge
  /// A different file with this name exists, and files are immutable.
  case isAnother
  /// The total size limit is reached.
  case isFull
  /// Reading, writing, or removing the file failed, for this reason.
  case failed(SyncTransportError)

  package var errorDescription: String? {
    switch self {
    case .isNoName: String(localized: "A sync file's name must be 32 hexadecimal digits.")
    case .isTooLarge:
      String(localized: "A sync file can have at most \(SyncLimits.sealedBytes >> 20) MB.")
    case .isAnother: String(localized: "A different file with this name already exists.")
    case .isFull:
      String(localized: "The server keeps at most \(HostedFiles.capacity >> 20) MB of sync files.")
    case .failed(let error): error.localizedDescription
    }
  }
}

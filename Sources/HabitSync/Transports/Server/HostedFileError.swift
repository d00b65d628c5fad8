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
  /// Writing failed, for this reason.
  case failed(SyncTransportError)

  package var errorDescription: String? {
    switch self {
    case .isNoName: "A file of sync has 32 hexadecimal digits for a name."
    case .isTooLarge: "A file of sync has \(SyncLimits.sealedBytes >> 20) MB at most."
    case .isAnother: "There is another file of this name, and files never change."
    case .isFull: "The server keeps \(HostedFiles.room >> 20) MB at most."
    case .failed(let error): error.localizedDescription
    }
  }
}

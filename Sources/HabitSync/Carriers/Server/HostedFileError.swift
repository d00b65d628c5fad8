import Foundation

/// Why a server does not take a file.
package enum HostedFileError: LocalizedError, Hashable {
  /// No file of sync is called that.
  case isNoName
  /// It has more bytes than any file of sync.
  case isTooLarge
  /// There is another one of this name, which never changes.
  case isAnother
  /// All files together have as many bytes as they may.
  case isFull
  /// The disk did not take it, and why.
  case failed(CarrierError)

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

import Foundation
import HabitSync

extension SyncPlace {
  /// Returns the remote folder that the user chose in the system's file picker.
  package static func folder(chosen url: URL) throws -> SyncPlace {
    let path = url.path(percentEncoded: false)
    return .folder(path: path, bookmark: try ChosenFolder.bookmark(of: url))
  }

  /// Returns the transport for a folder.
  static func folderTransport(path: String, bookmark: Data?) throws -> any SyncTransport {
    if let bookmark { return FolderTransport(try ChosenFolder.url(of: bookmark)) }
    return FolderTransport(URL(filePath: path, directoryHint: .isDirectory))
  }
}

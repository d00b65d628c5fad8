import HabitFoundation
import HabitSync

extension SyncPlace {
  /// A folder that was chosen in the system's own screen of files.
  package static func folder(chosen url: URL) throws -> SyncPlace {
    let path = url.path(percentEncoded: false)
    return .folder(path: path, bookmark: try ChosenFolder.bookmark(of: url))
  }

  /// What reaches a folder.
  static func folderCarrier(path: String, bookmark: Data?) throws -> any Carrier {
    if let bookmark { return FolderCarrier(try ChosenFolder.url(of: bookmark)) }
    return FolderCarrier(URL(filePath: path, directoryHint: .isDirectory))
  }
}

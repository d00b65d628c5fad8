import Foundation
import HabitSync

extension SyncPlace {
  /// A folder that was chosen in Files, which iOS lets the app find again by a bookmark alone.
  package static func folder(chosen url: URL) throws -> SyncPlace {
    // Bookmarks are Apple's; elsewhere a path is enough.
    #if canImport(Darwin)
      let isOpen = url.startAccessingSecurityScopedResource()
      defer { if isOpen { url.stopAccessingSecurityScopedResource() } }
      let path = url.path(percentEncoded: false)
      return .folder(path: path, bookmark: try url.bookmarkData())
    #else
      return .folder(path: url.path(percentEncoded: false))
    #endif
  }

  /// What reaches a folder.
  static func folderCarrier(path: String, bookmark: Data?) throws -> any Carrier {
    // Bookmarks are Apple's; elsewhere a path is enough.
    #if canImport(Darwin)
      if let bookmark {
        var isOld = false
        let url = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isOld)
        // Kept open as long as the app runs.
        _ = url.startAccessingSecurityScopedResource()
        return FolderCarrier(url)
      }
    #endif
    return FolderCarrier(URL(filePath: path, directoryHint: .isDirectory))
  }
}

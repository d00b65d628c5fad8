/// A folder that a person chose in Files, which the app finds again by a bookmark alone.
package enum ChosenFolder {
  /// What finds a folder again that was chosen just now.
  package static func bookmark(of url: URL) throws -> Data? {
    let isOpen = url.startAccessingSecurityScopedResource()
    defer { if isOpen { url.stopAccessingSecurityScopedResource() } }
    return try url.bookmarkData()
  }

  /// The folder of a bookmark. It is kept open as long as the app runs.
  package static func url(of bookmark: Data) throws -> URL {
    var isOld = false
    let url = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isOld)
    _ = url.startAccessingSecurityScopedResource()
    return url
  }
}

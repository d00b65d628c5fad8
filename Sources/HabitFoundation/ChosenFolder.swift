/// A folder that a person chose in Files, which the app finds again by a bookmark alone.
package enum ChosenFolder {
  /// The bookmark of a folder that was just chosen.
  package static func bookmark(of url: URL) throws -> Data? {
    let isOpen = url.startAccessingSecurityScopedResource()
    defer { if isOpen { url.stopAccessingSecurityScopedResource() } }
    return try url.bookmarkData()
  }

  /// Another bookmark in the place of a stale one; nil where it is not stale.
  ///
  /// A folder that was moved or renamed makes its bookmark stale. It still resolves, for a time.
  package static func renewed(_ bookmark: Data) throws -> Data? {
    var isStale = false
    let url = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    return isStale ? try self.bookmark(of: url) : nil
  }

  /// The folder of a bookmark. It is kept open as long as the app runs.
  package static func url(of bookmark: Data) throws -> URL {
    var isStale = false
    let url = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    _ = url.startAccessingSecurityScopedResource()
    return url
  }
}

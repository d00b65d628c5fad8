import Foundation

/// A folder that the user selected. On Apple's systems it was selected in the system's file picker,
/// and the app finds it again by a bookmark.
package enum ChosenFolder {
  // Foundation on Linux has no bookmarks. The path of a folder is sufficient there.
  #if canImport(FoundationNetworking)
    static func bookmark(of url: URL) throws -> Data? { nil }

    package static func renewed(_ bookmark: Data) throws -> Data? { nil }

    static func url(of bookmark: Data) throws -> URL { throw CocoaError(.featureUnsupported) }
  #else
    /// Returns the bookmark of a folder that was just chosen.
    static func bookmark(of url: URL) throws -> Data? {
      let isOpen = url.startAccessingSecurityScopedResource()
      defer { if isOpen { url.stopAccessingSecurityScopedResource() } }
      return try url.bookmarkData()
    }

    /// Returns a new bookmark if the given one is stale, otherwise nil.
    ///
    /// A bookmark becomes stale when its folder is moved or renamed. A stale bookmark can still be
    /// resolved for some time.
    package static func renewed(_ bookmark: Data) throws -> Data? {
      var isStale = false
      let url = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
      return isStale ? try self.bookmark(of: url) : nil
    }

    /// Resolves a bookmark. The folder stays accessible until the app ends.
    static func url(of bookmark: Data) throws -> URL {
      var isStale = false
      let url = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
      _ = url.startAccessingSecurityScopedResource()
      return url
    }
  #endif
}

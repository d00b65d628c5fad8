/// A folder that the user selected, identified by its path.
package enum ChosenFolder {
  /// Returns nil, because the path is sufficient.
  package static func bookmark(of url: URL) throws -> Data? { nil }

  /// Returns nil, because no bookmarks are created on Linux.
  package static func renewed(_ bookmark: Data) throws -> Data? { nil }

  /// Throws, because no bookmarks are created on Linux.
  package static func url(of bookmark: Data) throws -> URL {
    throw CocoaError(.featureUnsupported)
  }
}

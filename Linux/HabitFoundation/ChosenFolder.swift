/// A folder that a person chose, which is found again by its path.
package enum ChosenFolder {
  /// Nil: its path is enough.
  package static func bookmark(of url: URL) throws -> Data? { nil }

  /// Nil: no bookmark was ever made here.
  package static func renewed(_ bookmark: Data) throws -> Data? { nil }

  /// No bookmark was ever made here.
  package static func url(of bookmark: Data) throws -> URL {
    throw CocoaError(.featureUnsupported)
  }
}

/// A file format that the app can import. Each format has its own type, and is listed in
/// ``Importer/formats``.
protocol ImportFormat: Sendable {
  /// The name of the format for the user.
  var name: String { get }

  /// Returns true if the content has this format. The file's name does not matter.
  func recognizes(_ source: ImportSource) throws -> Bool

  /// Reads all habits in the source.
  ///
  /// - Throws: ``ImportError`` at the first invalid record; `CancellationError` if the task was
  ///   canceled.
  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory
}

/// A way in which another tracker writes its data. One type per format, in a folder of its own;
/// ``Importer/formats`` lists them all.
protocol ImportFormat: Sendable {
  /// The format in words, as the user knows it.
  var name: String { get }

  /// Whether the content is of this format. Judged by content, never by the file's name.
  func recognizes(_ source: ImportSource) throws -> Bool

  /// Everything in the source as values.
  /// - Throws: ``ImportError`` at the first record that makes no sense, `CancellationError` where
  ///   the task was cancelled.
  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory
}

/// What a zip archive is that no tracker's export is.
enum UnknownArchive {
  /// A file by which an archive is told, and what it is then.
  private static let kinds = [
    ("xl/workbook.xml", "an Excel workbook; save its table as CSV"),
    ("word/document.xml", "a Word document; save its table as CSV"),
    ("ppt/presentation.xml", "a PowerPoint presentation"),
    ("META-INF/container.xml", "a book (EPUB)"),
    ("META-INF/manifest.xml", "an OpenDocument file; save its table as CSV"),
    ("AndroidManifest.xml", "an Android app"),
  ]

  /// The reason for which it is not read.
  /// - Parameter names: Of what is in it.
  static func description(of names: [String]) -> String {
    if let kind = kinds.first(where: { names.contains($0.0) }) { return "it is \(kind.1)" }
    let files = names.filter { !$0.hasSuffix("/") }
    return files.isEmpty
      ? "it is an empty zip archive"
      : "it is a zip archive without Loop's Habits.csv, with \(UnknownFile.list(files)); what is in "
        + "it may be read when it is unpacked"
  }
}

import Foundation

/// Describes a file that no format recognized.
enum UnknownFile {
  /// Returns the reason why it can't be read: "it is a zip archive with …".
  static func description(of source: ImportSource) throws -> String {
    switch source {
    case .database(let backup): try database(backup.tableNames())
    case .archive(let archive): UnknownArchive.description(of: archive.entries.keys.sorted())
    case .json(_, let shape): json(shape)
    case .table(let file): LoopPart.description(of: file.header) ?? table(file.header)
    }
  }

  /// Returns the first names of a list, each shortened and on one line: "“a”, “b” and 3 more".
  static func list(_ names: some Collection<String>) -> String {
    let shown = names.prefix(5).map { name in
      "“\(name.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(40))”"
    }
    let more = names.count - shown.count
    return more > 0
      ? "\(shown.joined(separator: ", ")) and \(more) more"
      : shown.formatted(.list(type: .and).locale(Locale(identifier: "en_US_POSIX")))
  }

  private static func database(_ tables: [String]) -> String {
    if tables.contains("HabitCompletion") || tables.contains("ZHABITCOMPLETION") {
      return "it is a store or backup of this app; restore it instead of importing it"
    }
    return tables.isEmpty
      ? "it is an SQLite database without tables"
      : "it is an SQLite database of another program, "
        + "with the \(tables.count == 1 ? "table" : "tables") \(list(tables))"
  }

  private static func json(_ shape: JSONShape) -> String {
    let kind = shape.isArray ? "a JSON list" : "a JSON document"
    let members = shape.isArray ? shape.elementMembers[JSONShape.root] ?? [] : shape.members
    guard !members.isEmpty else { return "it is \(kind) without any habits" }
    let inside = shape.isArray ? "of objects with" : "with"
    return "it is \(kind) \(inside) \(list(members.sorted())), of an unknown program"
  }

  private static func table(_ header: [String]) -> String {
    header.count < 2
      ? "it is text, but not a table"
      : "it is a table with the columns \(list(header)), of an unknown program; a table "
        + "needs the columns habit and date, or dates in its first column"
  }
}

/// Describes a zip archive that is not a tracker's export.
enum UnknownArchive {
  /// Files that identify a type of archive, and the types.
  private static let kinds = [
    ("xl/workbook.xml", "an Excel workbook; save its table as CSV"),
    ("word/document.xml", "a Word document; save its table as CSV"),
    ("ppt/presentation.xml", "a PowerPoint presentation"),
    ("META-INF/container.xml", "a book (EPUB)"),
    ("META-INF/manifest.xml", "an OpenDocument file; save its table as CSV"),
    ("AndroidManifest.xml", "an Android app"),
  ]

  /// Returns the type of an archive with some files; nil if it is unknown.
  static func kind(of names: some Sequence<String>) -> String? {
    let names = Set(names)
    return kinds.first { names.contains($0.0) }?.1
  }

  /// Returns the reason why it can't be read.
  ///
  /// - Parameter names: The names of the archive's entries.
  static func description(of names: [String]) -> String {
    if let kind = kind(of: names) { return "it is \(kind)" }
    let files = names.filter { !$0.hasSuffix("/") }
    return files.isEmpty
      ? "it is an empty zip archive"
      : "it is a zip archive without Loop's Habits.csv, with \(UnknownFile.list(files)); what is in "
        + "it may be read when it is unpacked"
  }
}

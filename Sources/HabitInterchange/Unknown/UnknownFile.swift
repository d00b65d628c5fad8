import Foundation
import HabitEngine

/// The description of a file that no format recognized.
enum UnknownFile {
  /// Returns the reason why the file can't be read: "it is a zip archive with …".
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
    guard more > 0 else { return String(localized: "\(shown, format: .list(type: .and))") }
    return String(
      localized: "\(shown, format: .list(type: .and, width: .narrow)) and \(more) more"
    )
  }

  private static func database(_ tables: [String]) -> String {
    if tables.contains("HabitCompletion") || tables.contains("ZHABITCOMPLETION") {
      return String(
        localized: "it is a store or backup of this app; restore it instead of importing it"
      )
    }
    return switch tables.count {
    case 0: String(localized: "it is an SQLite database without tables")
    case 1:
      String(
        localized: "it is an SQLite database of another program, with the table \(list(tables))"
      )
    default:
      String(
        localized: "it is an SQLite database of another program, with the tables \(list(tables))"
      )
    }
  }

  private static func json(_ shape: JSONShape) -> String {
    let members = shape.isArray ? shape.elementMembers[JSONShape.root] ?? [] : shape.members
    let names = list(members.sorted())
    return switch (shape.isArray, members.isEmpty) {
    case (false, true): String(localized: "it is a JSON document without any habits")
    case (true, true): String(localized: "it is a JSON list without any habits")
    case (false, false):
      String(localized: "it is a JSON document with \(names), of an unknown program")
    case (true, false):
      String(localized: "it is a JSON list of objects with \(names), of an unknown program")
    }
  }

  private static func table(_ header: [String]) -> String {
    header.count < 2
      ? String(localized: "it is text, but not a table")
      : String(
        localized: """
          it is a table with the columns \(list(header)), of an unknown program; a table needs the \
          columns habit and date, or dates in its first column
          """
      )
  }
}

/// The description of a zip archive that is not a tracker's export.
enum UnknownArchive {
  /// Files that identify a type of archive, each with a description of the type.
  private static let kinds = [
    ("xl/workbook.xml", LocalizedStringResource("it is an Excel workbook; save its table as CSV")),
    ("word/document.xml", LocalizedStringResource("it is a Word document; save its table as CSV")),
    ("ppt/presentation.xml", LocalizedStringResource("it is a PowerPoint presentation")),
    ("META-INF/container.xml", LocalizedStringResource("it is a book (EPUB)")),
    (
      "META-INF/manifest.xml",
      LocalizedStringResource("it is an OpenDocument file; save its table as CSV")
    ),
    ("AndroidManifest.xml", LocalizedStringResource("it is an Android app")),
  ]

  /// Returns the reason why an archive with these files can't be read; nil if its type is unknown.
  static func kind(of names: some Sequence<String>) -> String? {
    let names = Set(names)
    return kinds.first { names.contains($0.0) }.map { String(localized: $0.1) }
  }

  /// Returns the reason why the archive can't be read.
  ///
  /// - Parameter names: The names of the archive's entries.
  static func description(of names: [String]) -> String {
    if let kind = kind(of: names) { return kind }
    let files = names.filter { !$0.hasSuffix("/") }
    return files.isEmpty
      ? String(localized: "it is an empty zip archive")
      : String(
        localized: """
          it is a zip archive with \(UnknownFile.list(files)) but without Loop's Habits.csv; \
          unpack it and try its files
          """
      )
  }
}

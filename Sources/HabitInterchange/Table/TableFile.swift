import Foundation

/// A text file with a table that has a header.
struct TableFile {
  /// The first row, unchanged; empty if the file has no rows.
  let head: CSVRow
  /// The names of the columns, trimmed.
  let header: [String]
  /// The order of ambiguous dates, if the user chose one.
  let dateOrder: DateOrder?
  private let text: TextFile

  var file: String { text.file }

  init(_ text: TextFile, dateOrder: DateOrder? = nil) throws {
    self.text = text
    self.dateOrder = dateOrder
    head =
      try CSVReader(text, ImportProgress()).next()
      ?? CSVRow(file: text.file, line: 1, fields: [])
    header = head.fields.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Returns a reader positioned after the header.
  func rows(_ progress: ImportProgress = ImportProgress()) throws -> CSVReader {
    let reader = CSVReader(text, progress)
    _ = try reader.next()
    return reader
  }

  /// Returns the index of the first column with one of the names; nil if there is no such column.
  func column(_ names: String...) -> Int? {
    header.firstIndex(where: names.contains)
  }
}

import Foundation

/// A file of text that is read as a table with a header.
struct TableFile {
  /// The first row as it is written; without fields if the file has no row.
  let head: CSVRow
  /// The names of the columns, without white space around them.
  let header: [String]
  /// The order of dates that leave several, if somebody chose it.
  let dateOrder: DateOrder?
  private let text: TextFile

  var file: String { text.file }

  init(_ text: TextFile, dateOrder: DateOrder? = nil) throws {
    self.text = text
    self.dateOrder = dateOrder
    head =
      try CSVReader(text, ImportProgress { _ in }).next()
      ?? CSVRow(file: text.file, line: 1, fields: [])
    header = head.fields.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// A reader that is past the header.
  func rows(_ progress: ImportProgress = ImportProgress { _ in }) throws -> CSVReader {
    let reader = CSVReader(text, progress)
    _ = try reader.next()
    return reader
  }

  /// The first column with one of these names.
  func column(_ names: String...) -> Int? {
    header.firstIndex(where: names.contains)
  }
}

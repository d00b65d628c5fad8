/// A row of a table, and where it stands.
struct CSVRow {
  let file: String
  /// The line it begins on, from 1.
  let line: Int
  let fields: [String]

  /// The field of a column; empty where the row ends before it, or where there is no such column.
  subscript(column: Int?) -> String {
    guard let column, fields.indices.contains(column) else { return "" }
    return fields[column]
  }

  /// Where the row stands, for an error.
  var place: String { "line \(line)" }

  /// The error of a row that makes no sense.
  func invalid(_ reason: String) -> ImportError {
    .invalidRecord(file: file, place: place, reason: reason)
  }
}

import Foundation
import HabitEngine

/// A row of a table with its position in the file.
struct CSVRow {
  let file: String
  /// The number of the row's first line, starting with 1.
  let line: Int
  let fields: [String]

  /// Returns the field in a column; empty if the row or the table has no such column.
  subscript(column: Int?) -> String {
    guard let column, fields.indices.contains(column) else { return "" }
    return fields[column]
  }

  /// Returns the index of a header's first column with one of the names; nil if there is none.
  func column(_ names: String...) -> Int? {
    fields.firstIndex(where: names.contains)
  }

  /// The position of the row, for error messages.
  var place: String { String(localized: "line \(line)") }

  /// Returns the error for an invalid row, with its line.
  func invalid(_ reason: LocalizedStringResource) -> ImportError {
    .invalidRecord(file: file, place: place, reason: String(localized: reason))
  }
}

import Foundation
import HabitData
import HabitLaunch

/// Text in columns for a terminal.
enum TextColumns {
  /// Returns one line per row, with cells separated by two spaces and no trailing spaces.
  static func lines(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map(\.onOneLine) }
    let widths = rows.reduce(into: [Int]()) { widths, row in
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.columnCount)
      }
    }
    return rows.map { row in
      zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.columnCount)
      }
      .joined(separator: "  ")
      .trimmingTrailingBlanks
    }
    .joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

import Foundation
import GRDB

/// A row whose values are asked for by type. SQLite keeps any type in any column, so each value is
/// checked, and a wrong one is reported with its place.
struct SQLiteRow {
  let file: String
  let table: String
  let number: Int64
  private let row: Row

  init(file: String, table: String, row: Row) {
    self.file = file
    self.table = table
    self.row = row
    number = Int64.fromDatabaseValue(row["row_number"]) ?? 0
  }

  /// Whether a column is absent or null.
  func isNull(_ column: String) -> Bool { value(column) == nil }

  /// A whole number; nothing where the column is absent or null.
  func integer(_ column: String) throws -> Int? {
    guard let value = value(column) else { return nil }
    guard let integer = Int.fromDatabaseValue(value) else { throw wrongType(column, "a number") }
    return integer
  }

  /// A number; nothing where the column is absent or null.
  func real(_ column: String) throws -> Double? {
    guard let value = value(column) else { return nil }
    guard let real = Double.fromDatabaseValue(value), real.isFinite else {
      throw wrongType(column, "a number")
    }
    return real
  }

  /// Text without white space around it; empty where the column is absent or null.
  func text(_ column: String) throws -> String {
    guard let value = value(column) else { return "" }
    guard let text = String.fromDatabaseValue(value) else { throw wrongType(column, "text") }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Text, or a whole number as text: what is all digits may be kept as either.
  func key(_ column: String) throws -> String {
    if let value = value(column), case .int64(let number) = value.storage { return String(number) }
    return try text(column)
  }

  /// The error of a record that makes no sense.
  func invalid(_ reason: String) -> ImportError {
    .invalidRecord(file: file, place: "table \(table), row \(number)", reason: reason)
  }

  private func value(_ column: String) -> DatabaseValue? {
    guard let value = row[column] as DatabaseValue?, !value.isNull else { return nil }
    return value
  }

  private func wrongType(_ column: String, _ expected: String) -> ImportError {
    invalid("\(column) is not \(expected)")
  }
}

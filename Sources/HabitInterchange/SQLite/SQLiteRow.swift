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

  /// A whole number, also one that is kept as text; nothing where the column is absent or null.
  func integer(_ column: String) throws -> Int? {
    guard let value = value(column) else { return nil }
    let number =
      Int.fromDatabaseValue(value)
      ?? Self.digits(value).flatMap { Int($0) ?? Double($0).flatMap(Int.init(exactly:)) }
    guard let number else { throw wrongType(column, "a number") }
    return number
  }

  /// A number, also one that is kept as text; nothing where the column is absent or null.
  func real(_ column: String) throws -> Double? {
    guard let value = value(column) else { return nil }
    let number = Double.fromDatabaseValue(value) ?? Self.digits(value).flatMap { Double($0) }
    guard let real = number, real.isFinite else {
      throw wrongType(column, "a number")
    }
    return real
  }

  /// Text without white space around it, also where it is kept as a number; empty where the column is
  /// absent or null.
  func text(_ column: String) throws -> String {
    guard let value = value(column) else { return "" }
    switch value.storage {
    case .int64(let number): return String(number)
    case .double(let number): return String(number)
    case .string, .blob, .null: break
    }
    guard let text = String.fromDatabaseValue(value) else { throw wrongType(column, "text") }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The error of a record that makes no sense.
  func invalid(_ reason: String) -> ImportError {
    .invalidRecord(file: file, place: "table \(table), row \(number)", reason: reason)
  }

  private func value(_ column: String) -> DatabaseValue? {
    guard let value = row[column] as DatabaseValue?, !value.isNull else { return nil }
    return value
  }

  /// The text of a value that is kept as such, without white space around it.
  private static func digits(_ value: DatabaseValue) -> String? {
    guard case .string(let text) = value.storage else { return nil }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func wrongType(_ column: String, _ expected: String) -> ImportError {
    invalid("\(column) is not \(expected)")
  }
}

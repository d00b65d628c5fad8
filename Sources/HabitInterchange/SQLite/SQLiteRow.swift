import Foundation
import GRDB
import HabitEngine

/// A row with typed access to its values. SQLite stores any type in any column, so each value is
/// checked, and an error names the value's table and row.
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

  /// Returns true if a column is missing or null.
  func isNull(_ column: String) -> Bool { value(column) == nil }

  /// Returns a whole number, even if it is stored as text; nil if the column is missing or null.
  func integer(_ column: String) throws -> Int? {
    guard let value = value(column) else { return nil }
    let number =
      Int.fromDatabaseValue(value)
      ?? Self.digits(value).flatMap { Int($0) ?? Double($0).flatMap(Int.init(exactly:)) }
    guard let number else { throw invalid("a number is expected", in: column) }
    return number
  }

  /// Returns a number, even if it is stored as text; nil if the column is missing or null.
  func real(_ column: String) throws -> Double? {
    guard let value = value(column) else { return nil }
    let number = Double.fromDatabaseValue(value) ?? Self.digits(value).flatMap { Double($0) }
    guard let real = number, real.isFinite else {
      throw invalid("a number is expected", in: column)
    }
    return real
  }

  /// Returns trimmed text, even if it is stored as a number; empty if the column is missing or
  /// null.
  func text(_ column: String) throws -> String {
    guard let value = value(column) else { return "" }
    switch value.storage {
    case .int64(let number): return String(number)
    case .double(let number): return String(number)
    case .string, .blob, .null: break
    }
    guard let text = String.fromDatabaseValue(value) else {
      throw invalid("text is expected", in: column)
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Creates the error for an invalid record.
  ///
  /// - Parameter column: The column of the invalid value, or nil for the whole row.
  func invalid(_ reason: LocalizedStringResource, in column: String? = nil) -> ImportError {
    let place =
      if let column { String(localized: "table \(table), row \(number) (\(column))") } else {
        String(localized: "table \(table), row \(number)")
      }
    return .invalidRecord(file: file, place: place, reason: String(localized: reason))
  }

  private func value(_ column: String) -> DatabaseValue? {
    guard let value = row[column] as DatabaseValue?, !value.isNull else { return nil }
    return value
  }

  /// Returns the trimmed text of a value that is stored as text.
  private static func digits(_ value: DatabaseValue) -> String? {
    guard case .string(let text) = value.storage else { return nil }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

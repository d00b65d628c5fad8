import GRDB

/// Writes new rows of one model class, many with one statement: SQLite begins and ends a statement,
/// and looks up the table's last key, once for all of its rows.
///
/// A row is not written where another has the same unique values.
final class RowInsertion {
  /// The rows of a full statement. With 64 columns and the key they stay below the number of
  /// parameters that SQLite takes, 32,766.
  static let batchSize = 400

  private let db: Database
  private let description: _ModelDescription
  private var statements: [Int: Cursor] = [:]

  init(_ db: Database, _ description: _ModelDescription) {
    self.db = db
    self.description = description
  }

  /// Inserts rows.
  /// - Parameter value: Gives the value of a row's column, or its key for no column.
  /// - Returns: How many were written.
  func run(
    rows: Int,
    _ value: (_ row: Int, _ column: _ModelDescription.ColumnPlace?) -> _Slot
  ) throws -> Int {
    let statement = try statement(rows: rows)
    var parameter: Int32 = 0
    for row in 0..<rows {
      parameter += 1
      try statement.bind(value(row, nil), at: parameter)
      for column in description.columnPlaces {
        parameter += 1
        try statement.bind(value(row, column), at: parameter)
      }
    }
    return try statement.changeCount()
  }

  private func statement(rows: Int) throws -> Cursor {
    if let known = statements[rows] { return known }
    let parameters = Array(repeating: "?", count: description.columns.count + 1)
    let row = "(" + parameters.joined(separator: ", ") + ")"
    let list = Array(repeating: row, count: rows).joined(separator: ", ")
    let sql = """
      INSERT INTO main.\(quoted(description.name)) (\(description.columnList)) \
      VALUES \(list) ON CONFLICT DO NOTHING
      """
    // A tap writes one row; the next one needs the same statement.
    let statement = rows == 1 ? try Cursor(cachedIn: db, sql: sql) : try Cursor(db, sql: sql)
    statements[rows] = statement
    return statement
  }
}

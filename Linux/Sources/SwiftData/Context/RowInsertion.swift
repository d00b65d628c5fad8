import GRDB

/// The insertion of rows of a model class, many per statement.
///
/// SQLite starts and ends a statement, and looks up the table's last key, only once for all rows of
/// the statement. A row is not written if another row has the same unique values.
final class RowInsertion {
  /// The number of rows in a full statement. Even with 64 columns and a key per row, the statement
  /// stays below SQLite's limit of 32,766 parameters.
  static let batchSize = 400

  private let db: Database
  private let description: _ModelDescription
  private var statements: [Int: Cursor] = [:]

  init(_ db: Database, _ description: _ModelDescription) {
    self.db = db
    self.description = description
  }

  /// Inserts rows.
  ///
  /// - Parameter value: Returns the value of a row's column, or the row's key if the column is nil.
  /// - Returns: The number of rows that were written.
  func run(
    rows: Int,
    _ value: (_ row: Int, _ column: ModelProperty?) -> _Slot
  ) throws -> Int {
    let statement = try statement(rows: rows)
    var parameter: Int32 = 0
    for row in 0..<rows {
      parameter += 1
      try statement.bind(value(row, nil), at: parameter)
      for column in description.columns {
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
    // The statement for a single row is cached, because most taps write a single row.
    let statement = rows == 1 ? try Cursor(cachedIn: db, sql: sql) : try Cursor(db, sql: sql)
    statements[rows] = statement
    return statement
  }
}

/// The inserted objects of a class.
struct InsertionGroup {
  let description: _ModelDescription
  /// The indices of the objects in the list of all inserted objects.
  private(set) var places: [Int] = []

  /// Groups the objects by class. Classes that other classes refer to come first, so that a
  /// reference to an upserted object resolves to its existing row.
  static func groups(of models: [any PersistentModel]) -> [InsertionGroup] {
    var groups: [InsertionGroup] = []
    var current = 0
    for (place, model) in models.enumerated() {
      let description = model._$storage.description
      // There are few classes, and successive objects often have the same class, so a linear search
      // is faster than hashing.
      if current >= groups.count || groups[current].description !== description {
        current = groups.firstIndex { $0.description === description } ?? groups.count
        if current == groups.count { groups.append(InsertionGroup(description: description)) }
      }
      groups[current].places.append(place)
    }
    return targetsFirst(groups)
  }

  private static func targetsFirst(_ groups: [InsertionGroup]) -> [InsertionGroup] {
    var ordered: [_ModelDescription] = []
    func visit(_ description: _ModelDescription, path: [_ModelDescription]) {
      guard !ordered.contains(where: { $0 === description }),
        !path.contains(where: { $0 === description })
      else { return }
      for property in description.toOneColumns {
        guard let destination = description.destination(of: property) else { continue }
        visit(destination, path: path + [description])
      }
      ordered.append(description)
    }
    for group in groups { visit(group.description, path: []) }
    return ordered.compactMap { description in groups.first { $0.description === description } }
  }
}

import Foundation
import GRDB
import GRDBSQLite

/// A running statement, whose columns are read with SQLite's C functions.
///
/// Row objects would take an allocation each: 146,000 allocations when a context enumerates two
/// years of 200 habits.
struct Cursor {
  private let statement: Statement
  private let pointer: OpaquePointer

  /// Prepares a separate statement, which may run at the same time as other statements.
  init(_ db: Database, sql: String, arguments: [_Slot] = []) throws {
    try self.init(try db.makeStatement(sql: sql), arguments)
  }

  /// Takes a statement from the connection's cache. It must be finished before the same SQL is
  /// requested again.
  init(cachedIn db: Database, sql: String, arguments: [_Slot] = []) throws {
    try self.init(try db.cachedStatement(sql: sql), arguments)
  }

  private init(_ statement: Statement, _ arguments: [_Slot]) throws {
    self.statement = statement
    pointer = statement.sqliteStatement
    try bind(arguments)
  }

  /// Moves to the next row. Returns false after the last row.
  func step() throws -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(pointer)
      return false
    default: throw failure()
    }
  }

  /// Ends a statement before its last row.
  func finish() {
    sqlite3_reset(pointer)
  }

  /// Runs a statement without result rows.
  func run() throws {
    while try step() {}
  }

  /// Runs a statement without result rows.
  ///
  /// - Returns: The number of changed rows.
  func changeCount() throws -> Int {
    try run()
    return Int(sqlite3_changes(sqlite3_db_handle(pointer)))
  }

  func integer(_ column: Int) -> Int64 {
    sqlite3_column_int64(pointer, Int32(column))
  }

  func text(_ column: Int) -> String? {
    guard let bytes = sqlite3_column_text(pointer, Int32(column)) else { return nil }
    let count = Int(sqlite3_column_bytes(pointer, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Returns the value of a column in the current row. The column's kind distinguishes a UUID from
  /// other bytes.
  ///
  /// Other programs can store values of any type in any column. The slot has the type of the stored
  /// value.
  func slot(_ column: Int, kind: _ColumnKind) -> _Slot {
    let column = Int32(column)
    switch sqlite3_column_type(pointer, column) {
    case SQLITE_INTEGER:
      return .integer(sqlite3_column_int64(pointer, column))
    case SQLITE_FLOAT:
      return .real(sqlite3_column_double(pointer, column))
    case SQLITE_TEXT:
      return .text(text(Int(column)) ?? "")
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(pointer, column))
      let bytes = sqlite3_column_blob(pointer, column)
      if kind == .uuid, count == 16, let bytes {
        return .uuid(UUID(uuid: bytes.loadUnaligned(as: uuid_t.self)))
      }
      return .blob(bytes.map { Data(bytes: $0, count: count) } ?? Data())
    default:
      return .null
    }
  }

  private func bind(_ arguments: [_Slot]) throws {
    sqlite3_reset(pointer)
    sqlite3_clear_bindings(pointer)
    for (offset, argument) in arguments.enumerated() {
      try bind(argument, at: Int32(offset + 1))
    }
  }

  /// Binds an argument. Indices start at 1, and the statement must not be running.
  func bind(_ slot: _Slot, at index: Int32) throws {
    // SQLite copies the argument, because the Swift value may be released before the statement
    // runs.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code =
      switch slot {
      case .null, .models, .model: sqlite3_bind_null(pointer, index)
      case .integer(let number): sqlite3_bind_int64(pointer, index, number)
      case .real(let number): sqlite3_bind_double(pointer, index, number)
      case .text(let text): bind(text, at: index, copies)
      case .coded(let coded): bind(coded.json, at: index, copies)
      case .blob(let data):
        data.withUnsafeBytes { bytes in
          bytes.isEmpty
            ? sqlite3_bind_zeroblob(pointer, index, 0)
            : sqlite3_bind_blob(pointer, index, bytes.baseAddress, Int32(bytes.count), copies)
        }
      case .uuid(let uuid):
        withUnsafeBytes(of: uuid.uuid) {
          sqlite3_bind_blob(pointer, index, $0.baseAddress, 16, copies)
        }
      }
    guard code == SQLITE_OK else { throw failure() }
  }

  private func bind(_ text: String, at index: Int32, _ copies: sqlite3_destructor_type) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        $0.isEmpty
          ? sqlite3_bind_text(pointer, index, "", 0, copies)
          : sqlite3_bind_text(pointer, index, $0.baseAddress, Int32($0.count), copies)
      }
    }
  }

  private func failure() -> DatabaseError {
    let db = sqlite3_db_handle(pointer)
    let error = DatabaseError(
      resultCode: ResultCode(rawValue: sqlite3_extended_errcode(db)),
      message: sqlite3_errmsg(db).map { String(cString: $0) },
      sql: statement.sql
    )
    sqlite3_reset(pointer)
    return error
  }
}

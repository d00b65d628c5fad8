import Foundation
import GRDB
import HabitInterchange
import TestSupport

/// Calls `body` with a temporary database.
///
/// - Parameter sql: Statements that create the tables and fill them.
func withDatabase<Value>(_ sql: String, _ body: (URL) throws -> Value) throws -> Value {
  try withTemporaryFolder { folder in
    let url = folder.appending(path: "backup.db")
    let queue = try DatabaseQueue(path: url.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
    return try body(url)
  }
}

/// Imports a database that is created with SQL.
func readDatabase(_ sql: String) throws -> PortableHistory {
  try withDatabase(sql) { try Importer.read(contentsOf: $0) }
}

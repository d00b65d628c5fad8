import Foundation
import GRDB

/// A temporary folder with a database.
struct DatabaseFixture {
  let folder: URL
  var url: URL { folder.appending(path: "backup.db") }

  /// Creates the database.
  ///
  /// - Parameter sql: Statements that create the tables and fill them.
  init(_ sql: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let queue = try DatabaseQueue(path: folder.appending(path: "backup.db").path)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }

  func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }
}

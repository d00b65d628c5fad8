import Foundation
import GRDB

/// A folder of its own with a database in it.
struct DatabaseFixture {
  let folder: URL
  var url: URL { folder.appending(path: "backup.db") }

  /// - Parameter sql: Statements that make the tables and fill them.
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

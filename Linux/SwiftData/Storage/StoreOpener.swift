import Foundation
import GRDB

/// Opens a store, makes it where there is none, and brings an older one up to date.
struct StoreOpener {
  let location: StoreLocation
  let schema: Schema
  let plan: (any SchemaMigrationPlan.Type)?

  func open() throws -> (connection: Connection, identifier: UUID) {
    do {
      let isNew =
        location.isFile ? try StoreCheck(path: location.path, schema: schema).check() : true
      if isNew, location.isFile { try makeFolder() }
      let connection = try location.connect()
      let identifier = try connection.transaction { db in
        try StoreLayout(schema: schema).prepare(db)
      }
      return (connection, identifier)
    } catch let error as SwiftDataError {
      throw error
    } catch {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "The store at \(location.path) can't be opened: \(Self.words(of: error))."
      )
    }
  }

  private func makeFolder() throws {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: location.path).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
  }

  static func words(of error: any Error) -> String {
    (error as? DatabaseError)?.message ?? error.localizedDescription
  }
}

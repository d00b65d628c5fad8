import Foundation
import GRDB

/// Opens a store, makes it where there is none, and brings an older one up to date.
struct StoreOpener {
  let location: StoreLocation
  let schema: Schema
  let plan: (any SchemaMigrationPlan.Type)?

  func open() throws -> (connection: Connection, identifier: UUID) {
    do {
      if location.isFile, try StoreCheck(path: location.path, schema: schema).check() {
        try makeFolder()
      }
      let connection = try location.connect()
      if try connection.access({ try StoreMigration.isNeeded(for: schema, $0) }) {
        let migrating = try location.connect(checksReferences: false)
        try StoreMigration(connection: migrating, schema: schema, plan: plan).run()
        try migrating.close()
      }
      return (connection, try connection.access(Self.identifier))
    } catch let error as SwiftDataError where error == .loadIssueModelContainer {
      throw error
    } catch {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "The store at \(location.path) can't be opened: \(Self.words(of: error))"
      )
    }
  }

  private func makeFolder() throws {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: location.path).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
  }

  private static func identifier(_ db: Database) throws -> UUID {
    let text = try Cursor(db, sql: "SELECT identifier FROM \(StoreLayout.table)").firstText()
    guard let identifier = text.flatMap(UUID.init(uuidString:)) else {
      throw SwiftDataError(.loadIssueModelContainer, "The store has no identifier.")
    }
    return identifier
  }

  private static func words(of error: any Error) -> String {
    (error as? DatabaseError)?.message ?? error.localizedDescription
  }
}

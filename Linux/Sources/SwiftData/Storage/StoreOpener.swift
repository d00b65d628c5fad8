import Foundation
import GRDB

/// The sequence that opens a store, creates it if necessary, and migrates an older version.
struct StoreOpener {
  let location: StoreLocation
  let schema: Schema
  let plan: (any SchemaMigrationPlan.Type)?

  func open() throws -> (connection: Connection, identifier: UUID) {
    do {
      if location.file != nil { try prepareFile() }
      let connection = try location.connect()
      location.file?.adopt()
      if try connection.access({ try StoreMigration.isNeeded(for: schema, $0) }) {
        let migrating = try location.connect(checksReferences: false)
        try StoreMigration(connection: migrating, schema: schema, plan: plan).run()
        // A new or migrated store is complete without its log.
        try migrating.checkpoint()
        migrating.close()
      }
      let identifier = try connection.access(Self.identifier)
      // After the first read there is a log, which may be empty.
      location.file?.adopt()
      return (connection, identifier)
    } catch let error as SwiftDataError
      where [.loadIssueModelContainer, .backwardMigration].contains(error)
    {
      throw error
    } catch let error as SwiftDataError where error.kind == .storeFailure {
      throw obstacle(error.explanation)
    } catch let error as DatabaseError where StoreCheck.passing.contains(error.resultCode) {
      throw obstacle(StoreMessages.message(for: error))
    } catch {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "The store at \(location.path) can't be opened: \(Self.message(of: error))"
      )
    }
  }

  /// Returns an error that does not imply a damaged store.
  private func obstacle(_ message: String) -> SwiftDataError {
    SwiftDataError(.storeFailure, "The store at \(location.path) can't be opened: \(message)")
  }

  private func prepareFile() throws {
    try OrphanedWAL(path: location.path).setAside()
    let isNew = try StoreCheck(path: location.path, schema: schema).check()
    if isNew {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      // SQLite copies the permissions of the store to the log and the shared memory.
      try SystemCall.createPrivateFile(location.path)
    }
    // SQLite opens a store without write permission, and fails only at the first change.
    for path in [folder.path(percentEncoded: false)] + (isNew ? [] : [location.path]) {
      try SystemCall.check(access(path, W_OK))
    }
  }

  private var folder: URL {
    URL(fileURLWithPath: location.path).deletingLastPathComponent()
  }

  private static func identifier(_ db: Database) throws -> UUID {
    let text = try Cursor(db, sql: "SELECT identifier FROM \(StoreLayout.table)").firstText()
    guard let identifier = text.flatMap(UUID.init(uuidString:)) else {
      throw SwiftDataError(.loadIssueModelContainer, "The store has no identifier.")
    }
    return identifier
  }

  private static func message(of error: any Error) -> String {
    (error as? DatabaseError).map(StoreMessages.message) ?? error.localizedDescription
  }
}

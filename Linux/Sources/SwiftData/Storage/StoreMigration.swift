import Foundation
import GRDB

/// The migration of a store to the version of a schema in one transaction.
struct StoreMigration {
  let connection: Connection
  let schema: Schema
  let plan: (any SchemaMigrationPlan.Type)?

  /// Creates a store's tables, or migrates the tables of an older version.
  func run() throws {
    try connection.transaction { db in
      let isNew = try !db.tableExists("_store")
      if isNew {
        try db.execute(sql: StoreLayout.beginning)
        try Cursor(
          db,
          sql: "INSERT INTO \(StoreLayout.table) VALUES (?, ?)",
          arguments: [.text(UUID().uuidString), .text(schema.version.description)]
        ).run()
      } else {
        try runStages(db)
      }
      try db.execute(sql: StoreHistory.creation)
      try adopt(schema, db)
      try checkReferences(db)
    }
  }

  /// Returns true if the store does not match a schema. Opening a matching store writes nothing.
  static func isNeeded(for schema: Schema, _ db: Database) throws -> Bool {
    guard try db.tableExists("_store") else { return true }
    guard try StoreLayout.version(db) == schema.version, try db.tableExists("_history") else {
      return true
    }
    return try schema.models.contains {
      try TableShape(named: $0.name, db) != TableShape($0)
    }
  }

  private func runStages(_ db: Database) throws {
    let stages = plan?.stages ?? []
    var version = try StoreLayout.version(db)
    while let current = version, current < schema.version,
      let stage = stages.first(where: { $0.from.versionIdentifier == current })
    {
      let (old, new) = (Schema(versionedSchema: stage.from), Schema(versionedSchema: stage.to))
      guard new.version > current else {
        throw SwiftDataError(
          .unknownSchema,
          "The migration plan has a stage from \(current) that leads nowhere."
        )
      }
      if case .custom(_, _, let willMigrate?, _) = stage {
        try work(willMigrate, on: old)
      }
      try adopt(new, db)
      if case .custom(_, _, _, let didMigrate?) = stage {
        try work(didMigrate, on: new)
      }
      version = new.version
    }
  }

  private func work(_ block: (ModelContext) throws -> Void, on schema: Schema) throws {
    let container = ModelContainer(migrating: schema, connection: connection)
    let context = ModelContext(container, connection: connection)
    try block(context)
    try context.save()
    try context.finish()
  }

  /// Creates or migrates the tables of a schema and records its version. Tables of removed models
  /// remain.
  private func adopt(_ schema: Schema, _ db: Database) throws {
    for model in schema.models { try TableMigration(model: model, db: db).run() }
    try Cursor(
      db,
      sql: "UPDATE \(StoreLayout.table) SET \"version\" = ?",
      arguments: [.text(schema.version.description)]
    ).run()
  }

  private func checkReferences(_ db: Database) throws {
    let broken = try Cursor(db, sql: "SELECT \"table\" FROM pragma_foreign_key_check").firstText()
    if let broken {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "After the migration a \(broken) refers to an object that is gone."
      )
    }
  }
}

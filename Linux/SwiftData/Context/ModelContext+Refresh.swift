import GRDB

extension ModelContext {
  /// A number that changes when another connection commits.
  func storeVersion() throws -> Int64 {
    try connection().access { db in
      try Cursor(cachedIn: db, sql: "PRAGMA data_version").firstInteger() ?? 0
    }
  }

  /// Lets the objects that are at hand, and have no unsaved changes, show what is in the store now.
  /// An object whose row is gone leaves the context.
  func refreshFromStore() throws {
    let parents = dropRelatedModels()
    for description in container.schema.models {
      try refresh(description.type)
    }
    noteRelatedModels(of: parents)
    observers.notify(.everything)
  }

  private func refresh<T: PersistentModel>(_ type: T.Type) throws {
    let description = description(of: type)
    let models = map(of: description).all.map { unsafeDowncast($0, to: T.self) }
      .filter {
        $0._$storage.state == .stored && $0._$storage.changes == 0 && !$0._$storage.slots.isEmpty
      }
    let reader = RowReader(type, in: self)
    var gone: [T] = []
    try connection().access { db in
      let sql =
        "SELECT \(description.columnList) FROM main.\(quoted(description.name)) WHERE _key = ?"
      for model in models {
        let cursor = try Cursor(cachedIn: db, sql: sql, arguments: [.integer(model._$storage.key)])
        defer { cursor.finish() }
        if try cursor.step() { _ = try reader.model(cursor) } else { gone.append(model) }
      }
    }
    for model in gone { lose(model) }
    reader.notify()
  }
}

/// A file format that the app can import. Each format has its own type, and is listed in
/// ``Importer/formats``.
protocol ImportFormat: Sendable {
  /// The name of the format for the user.
  var name: String { get }

  /// Reads all habits in the source. Returns nil if the content has another format. The file's name
  /// does not matter.
  ///
  /// - Throws: ``ImportError`` at the first invalid record; `CancellationError` if the task was
  ///   canceled.
  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory?
}

/// A format of JSON documents.
protocol JSONFormat: ImportFormat {
  /// Returns true if a document with the given shape has this format.
  func recognizes(_ shape: JSONShape) -> Bool
  /// Reads all habits in the document.
  func read(_ reader: JSONReader) throws -> PortableHistory
}

extension JSONFormat {
  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory? {
    guard case .json(let text, let shape) = source, recognizes(shape) else { return nil }
    return try read(JSONReader(text, progress))
  }
}

/// A format of tables.
protocol TableFormat: ImportFormat {
  /// Returns true if the table has this format.
  func recognizes(_ table: TableFile) throws -> Bool
  /// Reads all habits in the table.
  func read(_ table: TableFile, _ progress: ImportProgress) throws -> PortableHistory
}

extension TableFormat {
  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory? {
    guard case .table(let table) = source, try recognizes(table) else { return nil }
    return try read(table, progress)
  }
}

/// A format of SQLite databases.
protocol DatabaseFormat: ImportFormat {
  /// Returns true if the database has this format.
  func recognizes(_ backup: SQLiteBackup) throws -> Bool
  /// Reads all habits in the database.
  func read(_ backup: SQLiteBackup, _ progress: ImportProgress) throws -> PortableHistory
}

extension DatabaseFormat {
  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory? {
    guard case .database(let backup) = source, try recognizes(backup) else { return nil }
    return try read(backup, progress)
  }
}

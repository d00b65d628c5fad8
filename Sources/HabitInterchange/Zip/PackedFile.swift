import Foundation

/// The only file in an archive that may be a backup. Phones and mail programs compress the files
/// that they send.
struct PackedFile {
  private let entry: ZipEntry
  private let archive: ZipArchive

  private static let endings = ["db", "sqlite", "sqlite3", "json", "csv"]

  /// Finds the file, or returns nil if the archive is a document or an app, or has no such file or
  /// several such files.
  init?(of archive: ZipArchive) {
    let names = archive.entries.keys
    guard UnknownArchive.kind(of: names) == nil else { return nil }
    let candidates = archive.entries.values.filter { Self.isCandidate($0.name) }
    guard let entry = candidates.first, candidates.count == 1 else { return nil }
    self.entry = entry
    self.archive = archive
  }

  /// Calls `body` with the extracted file. A database is kept in a private folder during the call.
  func withSource<Value>(
    _ dateOrder: DateOrder?,
    _ body: (ImportSource) throws -> Value
  ) throws -> Value {
    var budget = ImportLimits.textBytes
    let bytes = try archive.contents(of: entry, budget: &budget)
    let file = "\(archive.file): \(entry.name)"
    guard SQLiteBackup.isSQLite(bytes) else {
      return try body(ImportSource(file: file, bytes, dateOrder))
    }
    return try PrivateFolder.use { folder in
      let url = folder.appending(path: "unpacked.db")
      try Data(bytes).write(to: url)
      return try SQLiteBackup.withPrivateCopy(of: url, named: file) { try body(.database($0)) }
    }
  }

  /// Returns true if a file may be a backup. macOS adds hidden files, which are ignored.
  private static func isCandidate(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    guard let last = parts.last, !name.hasSuffix("/"), !last.hasPrefix("."),
      parts.first != "__MACOSX", let ending = last.split(separator: ".").dropFirst().last
    else { return false }
    return endings.contains(ending.lowercased())
  }
}

import Foundation

/// Reads what people bring from other trackers.
public enum Importer {
  /// Every format that is understood, the most telling first.
  static let formats: [any ImportFormat] = [LoopBackup()]

  /// Reads a file whose format is found out from its content. The file is never written to, and
  /// nothing is left beside it.
  /// - Throws: ``ImportError``, which names the file and the record at fault.
  public static func read(contentsOf url: URL) throws -> ImportedHistory {
    let file = url.lastPathComponent
    guard try SQLiteBackup.isSQLite(url) else {
      return try read(.unknown(file: file), file: file)
    }
    return try SQLiteBackup.withPrivateCopy(of: url) { backup in
      try read(.database(backup), file: file)
    }
  }

  private static func read(_ source: ImportSource, file: String) throws -> ImportedHistory {
    guard let format = try formats.first(where: { try $0.recognizes(source) }) else {
      let known = formats.map { $0.name }.formatted(.list(type: .or))
      throw ImportError.notRecognized(file: file, reason: "it is not a \(known)")
    }
    return try format.read(source)
  }
}

import Foundation

/// Reads what people bring from other trackers.
public enum Importer {
  /// Every format that is understood, the most telling first.
  static let formats: [any ImportFormat] = [LoopBackup()]

  /// Reads a file whose format is found out from its content. The file is never written to, and
  /// nothing is left beside it.
  /// - Parameter progress: Is told now and then which share of the file is read, 0 to 1.
  /// - Throws: ``ImportError``, which names the file and the record at fault; `CancellationError`
  ///   where the task was cancelled.
  public static func read(
    contentsOf url: URL,
    progress: (Double) -> Void = { _ in }
  ) throws -> PortableHistory {
    try withoutActuallyEscaping(progress) { progress in
      let progress = ImportProgress(progress)
      let history = try read(url, progress)
      try progress.reach(1)
      return history
    }
  }

  private static func read(_ url: URL, _ progress: ImportProgress) throws -> PortableHistory {
    let file = url.lastPathComponent
    guard try SQLiteBackup.isSQLite(url) else {
      return try read(.unknown(file: file), file: file, progress)
    }
    return try SQLiteBackup.withPrivateCopy(of: url) { backup in
      try read(.database(backup), file: file, progress)
    }
  }

  private static func read(
    _ source: ImportSource,
    file: String,
    _ progress: ImportProgress
  ) throws -> PortableHistory {
    guard let format = try formats.first(where: { try $0.recognizes(source) }) else {
      let known = formats.map { $0.name }.formatted(.list(type: .or))
      throw ImportError.notRecognized(file: file, reason: "it is not a \(known)")
    }
    return try format.read(source, progress)
  }
}

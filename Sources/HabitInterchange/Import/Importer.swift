import Foundation

/// Reads what people bring from other trackers.
public enum Importer {
  /// Every format that is understood, the most telling first.
  static let formats: [any ImportFormat] = [
    JSONImport(), CSVImport(), LoopBackup(), LoopArchive(), LoopCheckmarks(), HabitBullTable(),
    TickmateBackup(), RewireBackup(), HabitKitDocument(), MHabitDocument(), HaboDocument(),
    BeaverHabitsDocument(), LegacyRecords(), StreaksTable(), HabiticaHistory(), DaylioTable(),
    OwnTable(),
  ]

  /// Reads a file whose format is found out from its content. The file is never written to, and
  /// nothing is left beside it.
  /// - Parameter progress: Called now and then with the share of the file that is read, 0 to 1.
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
    if try SQLiteBackup.isSQLite(url) {
      return try SQLiteBackup.withPrivateCopy(of: url) { try read(.database($0), progress) }
    }
    let source = try ImportSource(url, progress)
    if case .archive(let archive) = source, !LoopArchive().recognizes(source),
      let file = PackedFile(of: archive)
    {
      return try file.withSource(progress) { try read($0, progress) }
    }
    return try read(source, progress)
  }

  private static func read(
    _ source: ImportSource,
    _ progress: ImportProgress
  ) throws -> PortableHistory {
    guard let format = try formats.first(where: { try $0.recognizes(source) }) else {
      throw ImportError.notRecognized(
        file: source.file,
        reason: try UnknownFile.description(of: source)
      )
    }
    return try format.read(source, progress)
  }
}

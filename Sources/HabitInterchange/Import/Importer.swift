import Foundation

/// Reads files of other trackers.
///
/// ```swift
/// let history = try Importer.read(contentsOf: url)
/// history.format         // "Loop Habit Tracker backup"
/// history.habits.count   // 12
/// ```
public enum Importer {
  /// All supported formats, most specific first.
  static let formats: [any ImportFormat] = [
    JSONImport(), CSVImport(), LoopBackup(), LoopArchive(), LoopCheckmarks(), HabitBullTable(),
    TickmateBackup(), RewireBackup(), HabitKitDocument(), MHabitDocument(), HaboDocument(),
    BeaverHabitsDocument(), LegacyRecords(), StreaksTable(), HabiticaHistory(), DaylioTable(),
    OwnTable(),
  ]

  /// Reads a file in any supported format, which is detected by its content. The file is not
  /// changed, and no other file is left next to it.
  ///
  /// - Parameter progress: Called with the fraction of the file that was read, 0 to 1.
  /// - Throws: ``ImportError``, which names the file and the invalid record; `CancellationError` if
  ///   the task was canceled.
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

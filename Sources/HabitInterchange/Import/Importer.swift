import Foundation

/// The reader of exports of this app and files of other trackers.
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
    BeaverHabitsDocument(), LegacyRecords(), HabiticaDocument(), OpenHabitTrackerDocument(),
    StreaksTable(), HabiticaHistory(), DaylioTable(), SpreadsheetTable(),
  ]

  /// Reads a file, and recognizes its format by its content. The file's folder is not changed.
  ///
  /// - Parameters:
  ///   - dateOrder: The order of a table's dates. Without it, a table with ambiguous dates is
  ///     refused.
  ///   - progress: Called from time to time with the fraction read, 0 to 1.
  /// - Throws: ``ImportError`` with the file and the invalid record, or `CancellationError` if the
  ///   task was canceled.
  public static func read(
    contentsOf url: URL,
    dateOrder: DateOrder? = nil,
    progress: (Double) -> Void = { _ in }
  ) throws -> PortableHistory {
    try withoutActuallyEscaping(progress) { progress in
      let progress = ImportProgress(progress)
      let history = try read(url, dateOrder, progress)
      try progress.reach(1)
      return history
    }
  }

  /// Reads a file. If its dates can be read in several orders, reads the file in each of these
  /// orders.
  public static func readings(
    contentsOf url: URL,
    progress: (Double) -> Void = { _ in }
  ) throws -> [ImportReading] {
    do {
      return [ImportReading(history: try read(contentsOf: url, progress: progress))]
    } catch ImportError.ambiguousDates(let dates) {
      return try dates.orders.map { order in
        let history = try read(contentsOf: url, dateOrder: order, progress: progress)
        return ImportReading(dateOrder: order, history: history)
      }
    }
  }

  private static func read(
    _ url: URL,
    _ dateOrder: DateOrder?,
    _ progress: ImportProgress
  ) throws -> PortableHistory {
    if try SQLiteBackup.isSQLite(url) {
      return try SQLiteBackup.withPrivateCopy(of: url) { try read(.database($0), progress) }
    }
    let source = try ImportSource(url, dateOrder, progress)
    if case .archive(let archive) = source, LoopArchive.list(in: archive) == nil,
      let file = PackedFile(of: archive)
    {
      return try file.withSource(dateOrder) { try read($0, progress) }
    }
    return try read(source, progress)
  }

  private static func read(
    _ source: ImportSource,
    _ progress: ImportProgress
  ) throws -> PortableHistory {
    for format in formats {
      if let history = try format.read(source, progress) { return history }
    }
    throw ImportError.notRecognized(
      file: source.file,
      reason: try UnknownFile.description(of: source)
    )
  }
}

/// The content of a file, with its dates read in one order of day, month, and year.
public struct ImportReading: Hashable, Sendable {
  /// The order of the dates, if several are possible.
  public var dateOrder: DateOrder?
  /// The habits and their days.
  public var history: PortableHistory

  /// Creates a reading.
  public init(dateOrder: DateOrder? = nil, history: PortableHistory) {
    self.dateOrder = dateOrder
    self.history = history
  }
}

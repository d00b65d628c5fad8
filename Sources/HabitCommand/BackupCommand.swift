import ArgumentParser
import Foundation
import HabitData
import HabitInterchange
import HabitLaunch

/// The `habit backup` command, which creates a verified copy of the store like the app's daily
/// backups.
struct BackupCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "backup",
      abstract: .localized("Back up the store, or list the backups."),
      discussion: .localized(
        """
        The backup goes into the folder Backups next to the store, where the app puts its own \
        backups. The newest \(BackupFolder.limit) are kept. With --output, it goes into that file, \
        which must not exist yet. Each backup is checked after writing.
        """
      )
    )
  }

  @Flag(help: .localized("List the backups instead, newest first."))
  var list = false

  @Option(
    help: .localized("The file to write, or - for standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func validate() throws {
    guard !list || output == nil else {
      throw ValidationError(CommandFailure.exclusion("--list", "--output"))
    }
  }

  @MainActor func run() async throws {
    guard output == StandardInput.dash else { return try await printAnswer() }
    // The copy is the only output.
    try StandardOutput.write(copy())
  }

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    if list {
      try StoreAccess.requireFolder(storing)
      let backups = try BackupFolder(store: storing.url).backups()
        .map { BackupReport($0, in: storing.home) }
      return CommandAnswer(text: BackupReport.table(backups), value: backups)
    }
    let report = try makeBackup(of: store(), at: storing.clock.now())
    return CommandAnswer(text: report.path, value: report)
  }

  private func makeBackup(of store: URL, at now: Date) throws -> BackupReport {
    if let output { return try copy(store, to: URL(filePath: output), at: now) }
    let folder = BackupFolder(store: store)
    let backup = try folder.makeBackup(at: now)
    try folder.removeOldBackups(keeping: backup)
    return BackupReport(backup, in: storing.home)
  }

  /// Returns the store's file, after opening it once to make sure that it is a store of the app.
  private func store() throws -> URL {
    _ = try StoreAccess.existing.container(storing)
    return storing.url
  }

  private func copy() throws -> Data {
    let store = try store()
    return try PrivateFolder.use { folder in
      let copy = folder.appending(path: "Habits.store")
      try StoreBackup.copy(store, to: copy)
      return try Data(contentsOf: copy)
    }
  }

  private func copy(_ store: URL, to file: URL, at date: Date) throws -> BackupReport {
    guard !FileManager.default.fileExists(atPath: file.filePath) else {
      throw CommandFailure.notCreated(
        String(localized: "\(file.filePath) already exists, and a backup never replaces a file")
      )
    }
    try OutputFile.requireFolder(of: file)
    try StoreBackup.copy(store, to: file)
    let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    return BackupReport(file, date, size, in: storing.home)
  }
}

/// A backup in the command's JSON output.
struct BackupReport: Encodable {
  /// The path of the file.
  let path: String
  /// The time of the backup.
  let date: Date
  /// The size in bytes.
  let size: Int
  /// The local time of the backup: `2026-03-09T12:00:00`. `restore` accepts this text or its
  /// beginning.
  let localDate: String

  init(_ backup: Backup, in zone: TimeZone) {
    self.init(backup.url, backup.date, backup.size, in: zone)
  }

  init(_ file: URL, _ date: Date, _ size: Int, in zone: TimeZone) {
    path = file.filePath
    self.date = date
    self.size = size
    localDate = date.localText(in: zone)
  }

  /// Returns a list of backups as text.
  static func table(_ backups: [BackupReport]) -> String {
    guard !backups.isEmpty else { return String(localized: "There are no backups.") }
    return TextColumns.lines(
      backups.map { [$0.localDate, $0.size.formatted(.byteCount(style: .file)), $0.path] }
    )
  }
}

extension Date {
  /// Returns the date and time in a time zone, such as `2026-03-09T07:30:00`.
  func localText(in zone: TimeZone) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
    return formatted(style.time(includingFractionalSeconds: false))
  }
}

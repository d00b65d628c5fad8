import ArgumentParser
import Foundation
import HabitInterchange
import HabitLaunch

/// The `habit restore` command, which restores a backup.
struct RestoreCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "restore",
      abstract: .localized("Restore a backup."),
      discussion: .localized(
        """
        The current habits are backed up first. A store that can't be opened is renamed and replaced \
        by the backup. Open windows of the app follow immediately.
        """
      )
    )
  }

  @Argument(
    help: .localized(
      """
      The backup: its file, “latest”, the beginning of its date as shown by “habit backup --list”, \
      or - for standard input.
      """
    ),
    completion: .file()
  )
  var backup: String

  @Flag(name: [.short, .long], help: .localized("Don't ask for confirmation."))
  var yes = false

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(settings: UserDefaults) async throws -> CommandAnswer {
    try StoreAccess.requireFolder(storing)
    let path = try path()
    let answer = try await StandardInput.withFile(path) { file in
      try await Restoration(storing, confirm: confirm).restore(file, named: path)
    }
    return CommandAnswer(text: answer.text, value: answer)
  }

  /// Asks the user for confirmation, except in scripts and with `--yes`. Throws if the user
  /// declines.
  private func confirm(_ question: String) throws {
    guard !yes, StandardInput.isTerminal, !StandardInput.confirms(question) else { return }
    throw CommandFailure(
      message: String(localized: "nothing was changed"),
      exitCode: EXIT_FAILURE
    )
  }

  /// Returns the path of the backup file.
  private func path() throws -> String {
    let isFile = FileManager.default.fileExists(atPath: backup)
    if backup == StandardInput.dash || backup != "latest" && isFile { return backup }
    let folder = BackupFolder(store: storing.url)
    let backups = try folder.backups().map { BackupReport($0, in: storing.home) }
    if backup == "latest", let newest = backups.first { return newest.path }
    let dated = backups.filter { $0.localDate.hasPrefix(backup) }
    guard dated.count < 2 else {
      let reason = String(localized: "“\(backup)” matches several backups; use a file name:")
      throw CommandFailure.usage("\(reason)\n\(BackupReport.table(dated))")
    }
    guard let only = dated.first else {
      throw CommandFailure.noInput(
        String(localized: "there is no backup “\(backup)” in \(folder.url.filePath)")
      )
    }
    return only.path
  }
}

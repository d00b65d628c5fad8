import Foundation
import HabitInterchange

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

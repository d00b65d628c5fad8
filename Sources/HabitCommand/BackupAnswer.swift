import Foundation
import HabitInterchange

/// The output of `habit backup`.
enum BackupAnswer: CommandAnswer, Equatable {
  case made(BackupReport)
  case list([BackupReport])

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .made(let report): try report.encode(to: encoder)
    case .list(let reports): try reports.encode(to: encoder)
    }
  }

  var text: String {
    switch self {
    case .made(let report): return report.path
    case .list([]): return String(localized: "There are no backups.")
    case .list(let reports):
      return TextColumns.lines(reports.map { [$0.localDate, $0.formattedSize, $0.path] })
    }
  }
}

/// A backup in the command's JSON output.
struct BackupReport: Encodable, Equatable {
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

  var formattedSize: String { size.formatted(.byteCount(style: .file)) }
}

extension Date {
  /// Returns the date and time in a time zone, such as `2026-03-09T07:30:00`.
  func localText(in zone: TimeZone) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
    return formatted(style.time(includingFractionalSeconds: false))
  }
}

import Foundation

/// The reason why a file can't be imported. The message names the file and the position in it.
public enum ImportError: LocalizedError, Equatable {
  /// The file can't be opened or copied.
  case unreadable(file: String, reason: String)
  /// The format of the file is not known.
  case notRecognized(file: String, reason: String)
  /// The file is incomplete or otherwise damaged.
  case damaged(file: String, reason: String)
  /// The file exceeds a limit.
  case tooLarge(file: String, reason: String)
  /// A record is invalid. `place` identifies it ("table Habits, row 4", "line 12").
  case invalidRecord(file: String, place: String, reason: String)
  /// The dates of a table can be read in several orders, and no order was chosen.
  case ambiguousDates(AmbiguousDates)

  /// The message for the user: the file, the position, and the reason.
  public var errorDescription: String? {
    switch self {
    case .unreadable(let file, let reason): String(localized: "\(file) can't be read: \(reason)")
    case .notRecognized(let file, let reason):
      String(localized: "\(file) is not a file that the app can import: \(reason)")
    case .damaged(let file, let reason):
      String(localized: "\(file) is damaged or incomplete: \(reason)")
    case .tooLarge(let file, let reason): String(localized: "\(file) is too large: \(reason)")
    case .invalidRecord(let file, let place, let reason):
      String(
        localized: "\(file), \(place): \(reason)",
        comment:
          "A file, the position in it, such as “line 3”, and the reason for refusing the file."
      )
    case .ambiguousDates(let dates):
      String(
        localized: """
          \(dates.file), \(dates.place): “\(String(dates.date.prefix(20)))” can be more than one day, \
          and no other date shows which; write the dates as 2026-03-09 and try again
          """
      )
    }
  }
}

import Foundation

/// Why a file was not read. Each says which file, and where in it, in one line.
public enum ImportError: LocalizedError, Equatable {
  /// The file can't be opened or copied.
  case unreadable(file: String, reason: String)
  /// The file seems intact, but its format is not known.
  case notRecognized(file: String, reason: String)
  /// The file is cut short or otherwise broken.
  case damaged(file: String, reason: String)
  /// The file holds more than is read.
  case tooLarge(file: String, reason: String)
  /// A record makes no sense; `place` says which one ("table Habits, row 4", "line 12").
  case invalidRecord(file: String, place: String, reason: String)
  /// The dates of a table can be read in several orders, and nobody said which.
  case ambiguousDates(AmbiguousDates)

  /// The file, the place in it and the reason, in one line.
  public var errorDescription: String? {
    switch self {
    case .unreadable(let file, let reason): "\(file) can't be read: \(reason)"
    case .notRecognized(let file, let reason): "\(file) is no backup this app knows: \(reason)"
    case .damaged(let file, let reason): "\(file) is damaged or cut short: \(reason)"
    case .tooLarge(let file, let reason): "\(file) is too large: \(reason)"
    case .invalidRecord(let file, let place, let reason): "\(file), \(place): \(reason)"
    case .ambiguousDates(let dates): "\(dates); write the dates as 2026-03-09 and try again"
    }
  }
}

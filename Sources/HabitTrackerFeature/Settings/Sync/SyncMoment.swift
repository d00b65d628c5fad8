import Foundation

/// The time of the last exchange as text, which is shorter for more recent times.
struct SyncMoment: Hashable {
  /// The time of the last exchange, or nil before the first one.
  let date: Date?
  let now: Date

  /// The age, in seconds, up to which an instant is "just now".
  private static let recently: TimeInterval = 60

  /// Returns the sentence: "Synced just now", "Synced at 2:03 PM", "Synced on Mar 9, 2026 at 2:03
  /// PM".
  func sentence(_ locale: Locale, _ timeZone: TimeZone) -> String {
    guard let date else { return String(localized: "Not synced yet") }
    // The clock of the other device may be slightly ahead.
    if abs(now.timeIntervalSince(date)) < Self.recently {
      return String(localized: "Synced just now")
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let isToday = calendar.isDate(date, inSameDayAs: now)
    let words = date.text(locale, timeZone, date: isToday ? .omitted : .abbreviated)
    return isToday
      ? String(localized: "Synced at \(words)", comment: "The argument is a time.")
      : String(localized: "Synced on \(words)", comment: "The argument is a date with a time.")
  }
}

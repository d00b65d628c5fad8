import Foundation

/// An instant that has passed, as the screens of sync say it: the nearer, the shorter.
struct SyncMoment: Hashable {
  let date: Date
  let now: Date

  /// So long an instant has been just now, in seconds.
  private static let recently: TimeInterval = 60

  /// "just now", "at 2:03 PM", "on Mar 9, 2026 at 2:03 PM".
  func text(_ locale: Locale, _ timeZone: TimeZone) -> String {
    // Another device's clock may be a little ahead.
    if abs(now.timeIntervalSince(date)) < Self.recently { return "just now" }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let isToday = calendar.isDate(date, inSameDayAs: now)
    let words = Self.stamp(date, locale, timeZone, day: isToday ? .omitted : .abbreviated)
    return isToday ? "at \(words)" : "on \(words)"
  }

  /// The instant by itself.
  static func stamp(
    _ date: Date,
    _ locale: Locale,
    _ timeZone: TimeZone,
    day: Date.FormatStyle.DateStyle = .abbreviated
  ) -> String {
    var style = Date.FormatStyle(date: day, time: .shortened, locale: locale)
    style.timeZone = timeZone
    return date.formatted(style)
  }
}

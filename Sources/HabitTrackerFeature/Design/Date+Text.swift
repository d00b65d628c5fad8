import Foundation

extension Date {
  /// Returns the date and time as text.
  func text(
    _ locale: Locale,
    _ timeZone: TimeZone,
    date: FormatStyle.DateStyle = .abbreviated,
    time: FormatStyle.TimeStyle = .shortened
  ) -> String {
    var style = FormatStyle(date: date, time: time, locale: locale)
    style.timeZone = timeZone
    return formatted(style)
  }
}

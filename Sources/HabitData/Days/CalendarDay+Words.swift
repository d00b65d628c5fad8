import Foundation
import HabitEngine

extension CalendarDay {
  /// The day as a format style writes it, whatever time zone and calendar that has.
  package func formatted(_ style: Date.FormatStyle, locale: Locale) -> String {
    var style = style.locale(locale)
    style.timeZone = .gmt
    style.calendar = Calendar(identifier: .gregorian)
    return DayBucket(self).start.formatted(style)
  }

  /// The date in words: "March 9, 2026".
  package func words(_ locale: Locale) -> String {
    formatted(.dateTime.day().month(.wide).year(), locale: locale)
  }

  /// The month in words: "March 2026".
  package func monthWords(_ locale: Locale) -> String {
    formatted(.dateTime.month(.wide).year(), locale: locale)
  }
}

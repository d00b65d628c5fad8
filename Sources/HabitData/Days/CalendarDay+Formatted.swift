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

  /// The date: "March 9, 2026".
  package func formatted(_ locale: Locale) -> String {
    formatted(.dateTime.day().month(.wide).year(), locale: locale)
  }

  /// The month: "March 2026".
  package func formattedMonth(_ locale: Locale) -> String {
    formatted(.dateTime.month(.wide).year(), locale: locale)
  }
}

import Foundation
import HabitEngine

extension CalendarDay {
  /// The day as a format style writes it, whatever time zone and calendar that has.
  func formatted(_ style: Date.FormatStyle, locale: Locale) -> String {
    var style = style.locale(locale)
    style.timeZone = .gmt
    style.calendar = Calendar(identifier: .gregorian)
    return DayBucket(self).start.formatted(style)
  }
}

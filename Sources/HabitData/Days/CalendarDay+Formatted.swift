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

extension Calendar {
  /// The calendar that days are counted by, with its names in a language. Its days are those of
  /// ``Foundation/Date/init(_:)``, wherever the machine is.
  package static func civil(_ locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
  }
}

extension Date {
  /// Noon in UTC of a civil day: an instant for what plots dates.
  package init(_ day: CalendarDay) {
    self = DayBucket(day).start.addingTimeInterval(DayBucket.length / 2)
  }
}

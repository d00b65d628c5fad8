import Foundation
import HabitEngine

extension CalendarDay {
  /// Formats the day, ignoring the style's own time zone and calendar.
  package func formatted(_ style: Date.FormatStyle, locale: Locale) -> String {
    var style = style.locale(locale)
    style.timeZone = .gmt
    style.calendar = Calendar(identifier: .gregorian)
    return DayBoundary.utcBuckets.start(of: self).formatted(style)
  }

  /// Formats the date, such as "March 9, 2026".
  package func formatted(_ locale: Locale) -> String {
    formatted(.dateTime.day().month(.wide).year(), locale: locale)
  }

  /// The date in the language of the app's texts: "March 9, 2026".
  package var spoken: String {
    let style = Date.FormatStyle(calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    return String(localized: "\(Date(self), format: style.day().month(.wide).year())")
  }

  /// Formats the month as a title, such as "March 2026". Within a sentence, some languages write
  /// months in lower case.
  package func formattedMonth(_ locale: Locale) -> String {
    var style = Date.FormatStyle.dateTime.month(.wide).year()
    style.capitalizationContext = .beginningOfSentence
    return formatted(style, locale: locale)
  }
}

extension Calendar {
  /// Returns the Gregorian calendar in UTC, with the names of a language. Its days match
  /// ``Foundation/Date/init(_:)`` in every time zone.
  package static func civil(_ locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
  }
}

extension Date {
  /// Creates the instant of noon UTC on a day, for charts that plot dates.
  package init(_ day: CalendarDay) {
    self = DayBoundary.utcBuckets.start(of: day).addingTimeInterval(12 * 3_600)
  }
}

import Foundation
import HabitEngine

extension TimeOfDay {
  /// Returns the time in the locale's format: "9:00", "9:00 AM".
  package func formatted(_ locale: Locale) -> String {
    let style = Date.FormatStyle(
      date: .omitted,
      time: .shortened,
      locale: locale,
      calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt
    )
    return Date(timeIntervalSince1970: TimeInterval(minutes * 60)).formatted(style)
  }
}

extension Reminder {
  /// Returns the reminder in words: "9:00 AM, every day".
  func formatted(_ locale: Locale) -> String {
    let time = time.formatted(locale)
    return switch weekdays {
    case []: String(localized: "\(time), on no day")
    case .everyDay: String(localized: "\(time), every day")
    case _ where weekdays.isWeekend(in: locale): String(localized: "\(time), weekends")
    case _ where weekdays.isWorkweek(in: locale): String(localized: "\(time), weekdays")
    default:
      String(
        localized: "reminder.weekdays",
        defaultValue: "\(time), \(formattedWeekdays(locale))",
        comment: "A reminder’s time and its weekdays: “7:05 AM, Sun, Mon”."
      )
    }
  }

  /// Returns the weekdays in words: "Every day", "Weekdays", "Mon, Wed".
  package func formattedWeekdays(_ locale: Locale) -> String {
    switch weekdays {
    case []: return String(localized: "On no day")
    case .everyDay: return String(localized: "Every day")
    case _ where weekdays.isWeekend(in: locale): return String(localized: "Weekends")
    case _ where weekdays.isWorkweek(in: locale): return String(localized: "Weekdays")
    default:
      return weekdays.names(Calendar.civil(locale).shortStandaloneWeekdaySymbols, in: locale)
        .formatted(.list(type: .and, width: .narrow).locale(locale))
    }
  }
}

extension [Reminder] {
  /// Returns a summary of the reminders: "None", "9:00 AM, every day", "3 reminders".
  package func summary(_ locale: Locale) -> String {
    switch count {
    case 0: String(localized: "None", comment: "No reminders.")
    case 1: self[0].formatted(locale)
    default: String(localized: "\(count) reminders")
    }
  }
}

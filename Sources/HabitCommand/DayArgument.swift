import ArgumentParser
import HabitEngine

/// A day as a user types it.
enum DayArgument: Equatable {
  case today, yesterday
  case date(CalendarDay)

  /// 1900-01-01. A day before it is a slip of the keyboard, and the app's years would begin with it.
  static let earliest = CalendarDay(rawValue: -25_567)

  /// Reads `today`, `yesterday` or a date such as `2026-03-09`.
  init(text: String) throws {
    switch text.lowercased() {
    case "today": self = .today
    case "yesterday": self = .yesterday
    default:
      guard let day = CalendarDay(isoText: text) else {
        throw ValidationError("A day is today, yesterday or a date such as 2026-03-09.")
      }
      self = .date(day)
    }
  }

  static let help = ArgumentHelp(
    "The day: today, yesterday or a date such as 2026-03-09, from 1900-01-01 to today.",
    valueName: "day"
  )
}

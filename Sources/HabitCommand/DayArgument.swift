import ArgumentParser
import HabitEngine

/// A day as a command line argument.
enum DayArgument: Equatable {
  case today, yesterday, tomorrow
  case date(CalendarDay)

  /// Parses `today`, `yesterday`, `tomorrow`, or a date such as `2026-03-09`.
  init(text: String) throws {
    switch text.lowercased() {
    case "today": self = .today
    case "yesterday": self = .yesterday
    case "tomorrow": self = .tomorrow
    default:
      guard let day = CalendarDay(isoText: text) else {
        throw ValidationError(
          String(
            localized: "A day is today, yesterday, tomorrow, or a date such as 2026-03-09.",
            comment: "The three words are typed in English."
          )
        )
      }
      self = .date(day)
    }
  }

  func day(today: CalendarDay) -> CalendarDay {
    switch self {
    case .today: today
    case .yesterday: today.advanced(by: -1)
    case .tomorrow: today.advanced(by: 1)
    case .date(let day): day
    }
  }

  static var help: ArgumentHelp {
    .localized(
      "The day: today, yesterday, or a date such as 2026-03-09, from 1900-01-01 to today.",
      valueName: "day"
    )
  }
}

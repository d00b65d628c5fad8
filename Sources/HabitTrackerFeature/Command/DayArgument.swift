import ArgumentParser
import HabitEngine

/// A day as a person types it.
enum DayArgument: ExpressibleByArgument, Equatable {
  case today, yesterday
  case date(CalendarDay)

  /// Reads `today`, `yesterday` or a date such as `2026-03-09`.
  init?(argument: String) {
    switch argument.lowercased() {
    case "today": self = .today
    case "yesterday": self = .yesterday
    default:
      guard let day = CalendarDay(isoText: argument) else { return nil }
      self = .date(day)
    }
  }

  static let help = ArgumentHelp(
    "The day: today, yesterday or a date such as 2026-03-09.",
    valueName: "day"
  )
}

@testable import HabitEngine

/// Reads a history with a character for each day: `x` done once, `0` to `9` done that often, `s`
/// skipped, `m` missed, `.` no record.
func records(_ text: String, from first: CalendarDay) -> [DayRecord] {
  text.enumerated().compactMap { offset, character in
    let day = first.advanced(by: offset)
    switch character {
    case "x": return DayRecord(day: day, count: 1, status: .done)
    case "s": return DayRecord(day: day, count: 0, status: .skipped)
    case "m": return DayRecord(day: day, count: 0, status: .missed)
    default:
      guard let count = character.wholeNumberValue else { return nil }
      return DayRecord(day: day, count: count, status: .done)
    }
  }
}

/// Reads a history whose last character is the record of `today`.
func log(_ text: String, through today: CalendarDay) -> HabitLog {
  HabitLog(records(text, from: today.advanced(by: 1 - text.count)))
}

/// Returns a habit whose history ends with the record of `today`, created some days before.
func habitHistory(
  _ text: String,
  _ target: HabitTarget = HabitTarget(),
  through today: CalendarDay,
  createdDaysAgo days: Int = 0
) -> HabitHistory {
  HabitHistory(log: log(text, through: today), target: target, created: today.advanced(by: -days))
}

/// Returns the day of an ISO 8601 date, which must exist.
func day(_ isoText: some StringProtocol) -> CalendarDay {
  guard let day = CalendarDay(isoText: String(isoText)) else {
    preconditionFailure("\(isoText) is not a date")
  }
  return day
}

extension OutlinedDays {
  init(
    _ history: HabitHistory,
    weekStart: WeekStart,
    from start: CalendarDay = .min,
    today: CalendarDay
  ) {
    let days = HabitDays(history, weekStart: weekStart, today: today)
    self.init(days, weekStart: weekStart, from: start)
  }
}

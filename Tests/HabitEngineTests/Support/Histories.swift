@testable import HabitEngine

/// A history in one line of text, a character a day: `x` done once, `2` to `9` done that often,
/// `s` skipped, `m` missed, `.` without a record.
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

/// A history in one line of text whose last character is the record of `today`.
func log(_ text: String, through today: CalendarDay) -> HabitLog {
  HabitLog(records(text, from: today.advanced(by: 1 - text.count)))
}

/// A date that a test knows to exist.
func day(_ isoText: some StringProtocol) -> CalendarDay {
  guard let day = CalendarDay(isoText: String(isoText)) else {
    preconditionFailure("\(isoText) is no date")
  }
  return day
}

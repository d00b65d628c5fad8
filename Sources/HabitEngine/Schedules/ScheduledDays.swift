/// The days that a schedule includes, as a 64-bit mask for each page of 64 days.
///
/// A schedule of N days a week or month, or of an interval after the last completion, includes all
/// days here, because its due days depend on the records.
struct ScheduledDays {
  private enum Pattern {
    case all
    /// A bit for each day of a week that begins on Sunday.
    case weekly(UInt64)
    /// Every `interval` days from the day with the number `start`. The bit mask contains the
    /// scheduled days of a page whose first day is scheduled.
    case regular(UInt64, interval: Int, start: Int)
    /// A bit for each day of a month, the first at 0.
    case monthly(UInt64)
  }

  private let pattern: Pattern

  init(_ schedule: Schedule) {
    switch schedule.rule {
    case .everyDay, .everyNDaysAfterDone, .daysAWeek, .daysAMonth:
      pattern = .all
    case .weekdays(let weekdays):
      pattern = .weekly(Self.word(weekdays.map { $0.rawValue - 1 }))
    case .everyNDays(let interval, let start):
      let word = Self.word(stride(from: 0, to: HabitLog.daysPerPage, by: interval))
      pattern = .regular(word, interval: interval, start: start.rawValue)
    case .daysOfMonth(let days):
      pattern = .monthly(Self.word(days.map { $0 - 1 }))
    }
  }

  /// Returns a bit mask of a page's scheduled days, given the number of its first day.
  @inline(__always)
  func word(from first: Int) -> UInt64 {
    switch pattern {
    case .all:
      return .max
    case .weekly(let days):
      let row = UInt64(CalendarDay.row(of: first, .sunday))
      // The product repeats the week that begins in this row at bits 0, 7, 14, and so on.
      return ((days >> row | days << (7 - row)) & 0x7F) &* 0x8102_0408_1020_4081
    case .regular(let word, let interval, let start):
      let next = first <= start ? start - first : (interval - (first - start) % interval) % interval
      return word << UInt64(next)
    case .monthly(let days):
      return Self.word(from: first, daysOfMonth: days)
    }
  }

  private static func word(from first: Int, daysOfMonth days: UInt64) -> UInt64 {
    var word: UInt64 = 0
    var day = max(first, CalendarDay.min.rawValue)
    let end = min(first + HabitLog.daysPerPage, CalendarDay.max.rawValue + 1)
    while day < end {
      let month = CalendarPeriod.month.numbers(around: day)
      var named = days & UInt64(bitsOf: 0..<month.count)
      // Days that the month lacks fall on its last day.
      if days >> UInt64(month.count) != 0 { named |= 1 << UInt64(month.count - 1) }
      // A negative shift shifts right.
      word |= named << (month.lowerBound - first)
      day = month.upperBound
    }
    return word
  }

  private static func word(_ bits: some Sequence<Int>) -> UInt64 {
    bits.reduce(0) { $0 | 1 << UInt64($1) }
  }
}

/// Totals of a habit's due days, computed in one pass.
struct DueTotals {
  /// All complete days, due or not.
  private(set) var completeDays = 0
  /// The due days that count in the rate, including today only if it is complete.
  private(set) var dueDays = 0
  /// The due days that are complete, by weekday.
  private(set) var weekdays = WeekdayCounts()
  /// The due days on which a quit habit was not kept.
  private(set) var slips = 0

  /// Adds up the days of a range, up to today.
  init(_ days: HabitDays, in range: Range<Int> = CalendarDay.min.rawValue..<Int.max) {
    // A day that precedes both the first record and the start is neither complete nor due.
    let firstPage = min(days.firstPage ?? .max, HabitDays.page(of: days.lifetime.lowerBound))
    let end = min(range.upperBound, days.today + 1)
    var page = max(HabitDays.page(of: range.lowerBound), firstPage)
    while page * HabitLog.daysPerPage < end {
      let first = page * HabitLog.daysPerPage
      let shown = UInt64(bitsFrom: range.lowerBound - first, upTo: end - first)
      let words = days.page(page)
      let complete = words.complete & shown
      let over = UInt64(bitsFrom: 0, upTo: days.today - first)
      completeDays += complete.nonzeroBitCount
      dueDays += (words.required & shown & (over | complete)).nonzeroBitCount
      weekdays.add(complete & words.due, from: first)
      slips += (words.slips & shown).nonzeroBitCount
      page += 1
    }
  }

  /// The completion rate of the days.
  var rate: CompletionRate {
    CompletionRate(completeDays: weekdays.total, expectedDays: Double(dueDays))
  }
}

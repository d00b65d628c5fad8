/// The due days of a habit and what became of them, in one pass.
struct DueTotals {
  /// All complete days, due or not.
  private(set) var completeDays = 0
  /// The due days that count, today only where it is complete.
  private(set) var dueDays = 0
  /// The due days that are complete.
  private(set) var weekdays = WeekdayCounts()
  /// The days on which a habit to give up was not kept.
  private(set) var slips = 0

  /// Sums up the days of a range, as far as today has come.
  init(_ days: HabitDays, in range: Range<Int> = CalendarDay.min.rawValue..<Int.max) {
    // Before the first record and the start nothing is complete or due.
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
      dueDays += (words.asked & shown & (over | complete)).nonzeroBitCount
      weekdays.add(complete & words.due, from: first)
      slips += (words.slips & shown).nonzeroBitCount
      page += 1
    }
  }

  /// The rate of the days.
  var rate: CompletionRate {
    CompletionRate(completeDays: weekdays.total, expectedDays: Double(dueDays))
  }
}

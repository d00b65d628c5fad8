/// The days on which every due habit was done.
public struct PerfectDays: Hashable, Sendable {
  /// The days, ascending.
  public let days: [CalendarDay]

  /// Finds the days on which at least one habit is complete, and every due habit is complete, is
  /// skipped, or has already met its weekly or monthly goal.
  ///
  /// A daily habit is due from its ``HabitHistory/firstDay`` on. Days that a schedule selects stay
  /// due even if the goal is met. A quit habit without a slip today does not prevent a perfect day.
  ///
  /// - `span`: The days to search, up to today.
  /// - `weekStart`: The first day of the week.
  public init(
    of habits: [HabitHistory],
    in span: ClosedRange<CalendarDay>,
    weekStart: WeekStart,
    today: CalendarDay
  ) {
    let habits = habits.map { HabitOutcomes($0, weekStart: weekStart, today: today) }
    let first = span.lowerBound.rawValue
    let range = first..<max(first, min(span.upperBound, today).rawValue + 1)
    var days: [CalendarDay] = []
    for page in Set(habits.flatMap { $0.pages(in: range) }).sorted() {
      let start = page * HabitLog.daysPerPage
      var (complete, open) = (UInt64(0), UInt64(0))
      for habit in habits where habit.firstDay < start + HabitLog.daysPerPage {
        let outcome = habit.outcome(ofPage: page)
        complete |= outcome.complete
        open |= outcome.open
      }
      var perfect = complete & ~open
      perfect &= UInt64(bitsOf: range.lowerBound - start..<range.upperBound - start)
      while perfect != 0 {
        days.append(CalendarDay(rawValue: start + perfect.trailingZeroBitCount))
        perfect &= perfect - 1
      }
    }
    self.days = days
  }
}

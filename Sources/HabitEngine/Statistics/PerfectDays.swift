/// The days on which all that was due was done.
public struct PerfectDays: Hashable, Sendable {
  /// The days, ascending.
  public let days: [CalendarDay]

  /// Finds the days on which at least one habit is complete, and each habit that was due is complete,
  /// skipped, or has met the goal of its week or month by then. A habit of every day is due from its
  /// ``HabitHistory/firstDay`` on; what a schedule says, its goal does not take back. A habit to give
  /// up that was not broken today is in no one's way.
  /// - Parameters:
  ///   - span: The days to look at, as far as today has come.
  ///   - weekStart: The day that weeks begin with.
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

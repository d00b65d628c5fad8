/// The days on which all that was due was done.
public struct PerfectDays: Hashable, Sendable {
  /// The days, ascending.
  public let days: [CalendarDay]

  /// Finds the days on which at least one habit is complete, and each habit that existed then is
  /// complete, skipped, or has met the goal of its week by then. A habit exists from its
  /// ``HabitHistory/firstDay`` on.
  /// - Parameters:
  ///   - span: The days to look at, as far as today has come.
  ///   - weekStart: The day that weeks begin with; of no consequence for daily goals.
  public init(
    of habits: [HabitHistory],
    in span: ClosedRange<CalendarDay>,
    weekStart: WeekStart,
    today: CalendarDay
  ) {
    let firstDays = habits.map(\.firstDay.rawValue)
    let first = span.lowerBound.rawValue
    let range = first..<max(first, min(span.upperBound, today).rawValue + 1)
    var days: [CalendarDay] = []
    for page in Set(habits.flatMap(\.log.pages)).sorted() {
      let start = Int(page) * HabitLog.daysPerPage
      let end = start + HabitLog.daysPerPage
      var (complete, open) = (UInt64(0), UInt64(0))
      for (habit, firstDay) in zip(habits, firstDays) where firstDay < end {
        let bits = habit.log.bits(ofPage: page, target: habit.target)
        let existing = UInt64(bitsOf: firstDay - start..<HabitLog.daysPerPage)
        complete |= bits.complete
        open |=
          existing & ~(bits.complete | bits.skipped)
          & ~habit.log.metBits(ofPage: page, goal: habit.target.goal, weekStart: weekStart)
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

extension HabitLog {
  /// Two words with a bit for each day of a page: the complete days, and the skipped ones.
  fileprivate func bits(
    ofPage page: Int32,
    target: HabitTarget
  ) -> (complete: UInt64, skipped: UInt64) {
    let slot = lowerBound(of: Int(page))
    guard slot < pages.count, pages[slot] == page else { return (0, 0) }
    let least = target.leastComplete
    return (
      bits(ofPageAt: slot) { $0.complete(atLeast: least) },
      bits(ofPageAt: slot) { $0.skipped }
    )
  }
}

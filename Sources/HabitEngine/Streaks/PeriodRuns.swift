/// The runs of consecutive weeks or months that meet a goal. A period is bridged if all its due
/// days are skipped or if it has no due days.
struct PeriodRuns {
  /// All runs, in ascending order.
  private(set) var runs: [Streak] = []
  /// The weeks or months that meet the goal, in ascending order.
  private(set) var periods: [ClosedRange<CalendarDay>] = []
  /// True if nothing has broken the last run up to today.
  private(set) var isCurrent = false

  /// Finds the runs.
  ///
  /// - Parameter start: Periods that end before this day may be missing.
  init(_ days: HabitDays, goal: PeriodGoal, from start: CalendarDay = .min) {
    guard let firstPage = days.firstPage else { return }
    var pages = PageCache(days)
    var day = max(firstPage * HabitLog.daysPerPage, start.rawValue, CalendarDay.min.rawValue)
    while day <= days.today {
      let period = goal.period.numbers(around: day)
      day = period.upperBound
      if goal.isMet(period, in: &pages) {
        add(period)
      } else if period.upperBound <= days.today, pages.hasDueDay(in: period) {
        isCurrent = false
        guard let next = days.page(after: HabitDays.page(of: day) - 1) else { return }
        day = max(day, next * HabitLog.daysPerPage)
      }
    }
  }

  private mutating func add(_ period: Range<Int>) {
    let days =
      CalendarDay(rawValue: period.lowerBound)...CalendarDay(rawValue: period.upperBound - 1)
    periods.append(days)
    runs.add(days, continuesLast: isCurrent)
    isCurrent = true
  }
}

extension [Streak] {
  /// Adds a week or month to the last run, or as the first of a new run.
  mutating func add(_ days: ClosedRange<CalendarDay>, continuesLast: Bool) {
    let run = continuesLast ? popLast() : nil
    let length = (run?.length ?? 0) + 1
    append(Streak(first: run?.first ?? days.lowerBound, last: days.upperBound, length: length))
  }
}

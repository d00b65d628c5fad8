/// The runs of consecutive weeks or months that meet a goal. A period is bridged if all its due
/// days are skipped, if it has no due days, or if the habit ended or was archived before its end.
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
    var pages = PageCache()
    var day = max(firstPage * HabitLog.daysPerPage, start.rawValue, CalendarDay.min.rawValue)
    let slot = days.log.lowerBound(of: HabitDays.page(of: day))
    periods.reserveCapacity(8 * (days.log.pages.count - slot))
    while day <= days.today {
      let period = goal.period.numbers(around: day)
      day = period.upperBound
      if goal.isMet(period, of: days, &pages) {
        add(period)
      } else if period.upperBound <= days.today,
        !isCurrent || days.isWithinLifetime(period) && days.hasDueDay(in: period)
      {
        isCurrent = false
        let page = HabitDays.page(of: day)
        if page == HabitDays.page(of: period.lowerBound) { continue }
        guard let next = days.page(after: page - 1) else { return }
        day = max(day, next * HabitLog.daysPerPage)
      }
    }
  }

  private mutating func add(_ period: Range<Int>) {
    let days =
      CalendarDay(rawValue: period.lowerBound)...CalendarDay(rawValue: period.upperBound - 1)
    periods.append(days)
    if isCurrent, let last = runs.indices.last {
      let (first, length) = (runs[last].first, runs[last].length)
      runs[last] = Streak(first: first, last: days.upperBound, length: length + 1)
    } else {
      runs.append(Streak(first: days.lowerBound, last: days.upperBound, length: 1))
    }
    isCurrent = true
  }
}

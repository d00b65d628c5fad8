/// Runs of consecutive weeks or months that meet a goal. Those without a due day that was not skipped
/// are bridged.
struct PeriodRuns {
  /// All runs, by ascending day.
  private(set) var runs: [Streak] = []
  /// The weeks or months that meet the goal, by ascending day.
  private(set) var periods: [ClosedRange<CalendarDay>] = []
  /// Whether nothing broke the last run until today.
  private(set) var isCurrent = false

  /// - Parameter start: A day; periods that end before it may be left out.
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
    let run = isCurrent ? runs.popLast() : nil
    runs.append(
      Streak(
        first: run?.first ?? days.lowerBound,
        last: days.upperBound,
        length: (run?.length ?? 0) + 1
      )
    )
    isCurrent = true
  }
}

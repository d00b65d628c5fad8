/// What a habit amounts to in a week, a month or any other span of days.
public struct PeriodTotal: Hashable, Sendable {
  /// The first and the last day of the span, which may lie after today.
  public let days: ClosedRange<CalendarDay>
  /// All completions in the span up to today, or amounts in smallest parts of what the habit measures.
  public let count: Int
  /// The complete days in the span, up to today.
  public let completeDays: Int
  /// The days in the span on which a habit to give up was not kept, up to today.
  public let slips: Int

  /// Sums up the days of a span that are not after today.
  public init(
    _ log: HabitLog,
    target: HabitTarget,
    days: ClosedRange<CalendarDay>,
    weekStart: WeekStart = .sunday,
    today: CalendarDay
  ) {
    let history = HabitHistory(log: log, target: target, created: today)
    let habit = history.days(weekStart: weekStart, today: today)
    self.init(log, target: target, habit: habit, days: days, today: today)
  }

  /// - Parameter habit: The habit's days; nil for a plain one.
  init(
    _ log: HabitLog,
    target: HabitTarget,
    habit: HabitDays?,
    days: ClosedRange<CalendarDay>,
    today: CalendarDay
  ) {
    let first = days.lowerBound.rawValue
    let range = first..<max(first, min(days.upperBound, today).rawValue + 1)
    let sum = log.sum(of: range, target: target)
    self.days = days
    count = sum.count
    if let habit, target.kind == .quit {
      let totals = DueTotals(habit, in: range)
      completeDays = totals.completeDays
      slips = totals.slips
    } else {
      completeDays = sum.completeDays
      slips = 0
    }
  }

  /// The last calendar months, ascending; the last of them is the one of today.
  /// Fewer where there are no months so long ago.
  /// - Parameter count: How many months; none where negative.
  public static func lastMonths(
    _ count: Int,
    of log: HabitLog,
    target: HabitTarget,
    today: CalendarDay
  ) -> [PeriodTotal] {
    CalendarPeriod.month.last(count, until: today)
      .map { PeriodTotal(log, target: target, days: $0, today: today) }
  }

  /// The last weeks, ascending; the last of them is the current one.
  /// Fewer where there are no weeks so long ago.
  /// - Parameter count: How many weeks; none where negative.
  public static func lastWeeks(
    _ count: Int,
    of log: HabitLog,
    target: HabitTarget,
    weekStart: WeekStart,
    today: CalendarDay
  ) -> [PeriodTotal] {
    CalendarPeriod.week(weekStart).last(count, until: today)
      .map { PeriodTotal(log, target: target, days: $0, weekStart: weekStart, today: today) }
  }
}

/// The figures of one habit up to today.
public struct Statistics: Hashable, Sendable {
  /// The last 30 days, ascending, today included.
  public let lastThirtyDays: [DayTotal]
  /// The last 12 calendar months, ascending, the current one included.
  public let lastTwelveMonths: [PeriodTotal]
  /// All completions.
  public let totalCount: Int
  /// All complete days.
  public let completeDays: Int
  /// Complete days against expected days since the habit began.
  public let completionRate: CompletionRate
  /// The weekday with the most complete days, the first in the week of several; nil without any.
  public let bestWeekday: Weekday?

  /// The last 7 days, ascending, today included.
  public var lastSevenDays: [DayTotal] { lastThirtyDays.suffix(7) }

  /// - Parameters:
  ///   - weekStart: The day that weeks begin with; only ``bestWeekday`` depends on it.
  ///   - today: The last day that counts.
  public init(_ history: HabitHistory, weekStart: WeekStart, today: CalendarDay) {
    let (log, target) = (history.log, history.target)
    let totals = LogTotals(log, target: target, through: today)
    let firstDay = min(history.firstDay, today)
    let expected = Double((firstDay.distance(to: today) + 1) * target.goal.targetFrequency) / 7
    totalCount = totals.count
    completeDays = totals.completeDays
    completionRate = CompletionRate(
      completeDays: totals.completeDays,
      expectedDays: max(1, expected)
    )
    bestWeekday = totals.bestWeekday(weekStart)
    lastThirtyDays = DayTotal.last(30, of: log, target: target, today: today)
    lastTwelveMonths = PeriodTotal.lastMonths(12, of: log, target: target, today: today)
  }
}

/// The figures of one habit up to today.
public struct Statistics: Hashable, Sendable {
  /// The last 30 days, ascending, today included.
  public let lastThirtyDays: [DayTotal]
  /// The last 12 calendar months, ascending, the current one included.
  public let lastTwelveMonths: [PeriodTotal]
  /// All completions, or amounts in smallest parts of what the habit measures.
  public let totalCount: Int
  /// All complete days, due or not.
  public let completeDays: Int
  /// Complete days against expected days since the habit began.
  public let completionRate: CompletionRate
  /// The weekday with the most complete days that were due, the first in the week of several; nil
  /// without any.
  public let bestWeekday: Weekday?

  /// The last 7 days, ascending, today included.
  public var lastSevenDays: [DayTotal] { lastThirtyDays.suffix(7) }

  /// - Parameters:
  ///   - weekStart: The day that weeks begin with.
  ///   - today: The last day that counts.
  public init(_ history: HabitHistory, weekStart: WeekStart, today: CalendarDay) {
    let (log, target) = (history.log, history.target)
    let days = history.days(weekStart: weekStart, today: today)
    if let days {
      let totals = DueTotals(days)
      totalCount = log.count(through: today)
      completeDays = totals.completeDays
      completionRate =
        days.wanted.map { QuotaTotals(days, $0, in: days.lifetime).rate } ?? totals.rate
      bestWeekday = totals.weekdays.most(weekStart)
    } else {
      let totals = LogTotals(log, target: target, through: today)
      let firstDay = min(history.firstDay, today)
      let expected = Double((firstDay.distance(to: today) + 1) * target.goal.targetFrequency) / 7
      totalCount = totals.count
      completeDays = totals.weekdays.total
      completionRate = CompletionRate(
        completeDays: totals.weekdays.total,
        expectedDays: max(1, expected)
      )
      bestWeekday = totals.weekdays.most(weekStart)
    }
    lastThirtyDays = DayTotal.last(30, of: DayLevels(history: history, days: days), today: today)
    lastTwelveMonths = CalendarPeriod.month.last(12, until: today)
      .map { PeriodTotal(log, target: target, habit: days, days: $0, today: today) }
  }
}

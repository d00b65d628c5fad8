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
  /// The days on which a habit to give up was not kept.
  public let slips: Int
  /// The weekday with the most complete days that were due; nil where several have as many, and in the
  /// first two weeks of a habit.
  public let bestWeekday: Weekday?

  /// The last 7 days, ascending, today included.
  public var lastSevenDays: [DayTotal] { lastThirtyDays.suffix(7) }

  /// A habit that is younger has had some weekdays once only.
  private static let leastDaysOfBestWeekday = 14

  /// - Parameters:
  ///   - weekStart: The day that weeks begin with.
  ///   - today: The last day that counts.
  public init(_ history: HabitHistory, weekStart: WeekStart, today: CalendarDay) {
    let (log, target) = (history.log, history.target)
    let days = history.days(weekStart: weekStart, today: today)
    let weekdays: WeekdayCounts
    if let days {
      let totals = DueTotals(days)
      totalCount = log.count(through: today)
      completeDays = totals.completeDays
      completionRate =
        days.sumsUpDueDays ? totals.rate : days.rate(in: days.lifetime)
      slips = totals.slips
      weekdays = totals.weekdays
    } else {
      let totals = LogTotals(log, target: target, through: today)
      totalCount = totals.count
      completeDays = totals.weekdays.total
      completionRate = CompletionRate(
        completeDays: totals.weekdays.total,
        expectedDays: history.expectedDays(in: .min ... .max, today: today)
      )
      slips = 0
      weekdays = totals.weekdays
    }
    let age = history.firstDay.distance(to: today) + 1
    bestWeekday = age < Self.leastDaysOfBestWeekday ? nil : weekdays.best
    lastThirtyDays = DayTotal.last(30, of: DayLevels(history, days, today: today), today: today)
    lastTwelveMonths = CalendarPeriod.month.last(12, until: today)
      .map { PeriodTotal(log, target: target, habit: days, days: $0, today: today) }
  }
}

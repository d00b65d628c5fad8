/// The figures of one habit up to today.
///
/// ```swift
/// let history = HabitHistory(log: log, target: target, created: created)
/// let figures = Statistics(history, weekStart: .monday, today: today)
/// figures.completionRate.fraction   // 0.75
/// figures.lastSevenDays.last?.count // today's count
/// ```
public struct Statistics: Hashable, Sendable {
  /// The last 30 days in ascending order, including today.
  public let lastThirtyDays: [DayTotal]
  /// The last 12 calendar months in ascending order, including the current one.
  public let lastTwelveMonths: [PeriodTotal]
  /// The total count, in minor units of the measure.
  public let totalCount: Int
  /// All complete days, due or not.
  public let completeDays: Int
  /// The ratio of complete to expected days since the habit began.
  public let completionRate: CompletionRate
  /// The number of days on which a quit habit was not kept.
  public let slips: Int
  /// The weekday with the most complete due days; nil in a tie, without such days, and before the
  /// habit's 14th day.
  public let bestWeekday: Weekday?

  /// The last 7 days in ascending order, including today.
  public var lastSevenDays: [DayTotal] { lastThirtyDays.suffix(7) }

  /// The smallest number of days for a best weekday. In fewer days, some weekdays occur only once.
  private static let leastDaysOfBestWeekday = 14

  /// Computes the figures of a habit.
  ///
  /// - `weekStart`: The first day of the week.
  /// - `today`: The last day that counts.
  public init(_ history: HabitHistory, weekStart: WeekStart, today: CalendarDay) {
    let days = HabitDays(history, weekStart: weekStart, today: today)
    let totals = DueTotals(days)
    totalCount = history.log.count(through: today)
    completeDays = totals.completeDays
    completionRate = days.ratesDueDays ? totals.rate : days.rate(in: days.lifetime)
    slips = totals.slips
    let age = history.firstDay.distance(to: today) + 1
    bestWeekday = age < Self.leastDaysOfBestWeekday ? nil : totals.weekdays.best
    lastThirtyDays = DayTotal.last(30, of: days)
    lastTwelveMonths = CalendarPeriod.month.last(12, until: today)
      .map { PeriodTotal(days, days: $0) }
  }
}

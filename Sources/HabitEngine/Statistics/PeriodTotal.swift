/// The totals of a habit in a week, a month, or another span of days.
public struct PeriodTotal: Hashable, Sendable {
  /// The first to the last day of the span, which may lie after today.
  public let days: ClosedRange<CalendarDay>
  /// The total count in the span up to today, in minor units of the measure.
  public let count: Int
  /// The number of complete days in the span up to today.
  public let completeDays: Int
  /// The number of days in the span up to today on which a quit habit was not kept.
  public let slips: Int

  /// Adds up the days of a span, up to today.
  public init(
    _ history: HabitHistory,
    days: ClosedRange<CalendarDay>,
    weekStart: WeekStart,
    today: CalendarDay
  ) {
    self.init(HabitDays(history, weekStart: weekStart, today: today), days: days)
  }

  /// Adds up the days of a span, up to today.
  init(_ habit: HabitDays, days: ClosedRange<CalendarDay>) {
    let first = days.lowerBound.rawValue
    let range = first..<max(first, min(days.upperBound.rawValue, habit.today) + 1)
    let sum = habit.log.sum(of: range, atLeast: habit.target.amountPerDay)
    self.days = days
    count = sum.count
    if habit.isQuit {
      let totals = DueTotals(habit, in: range)
      completeDays = totals.completeDays
      slips = totals.slips
    } else {
      completeDays = sum.completeDays
      slips = 0
    }
  }
}

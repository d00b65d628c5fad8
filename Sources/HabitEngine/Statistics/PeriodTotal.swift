/// What a habit amounts to in a week, a month or any other span of days.
public struct PeriodTotal: Hashable, Sendable {
  /// The first and the last day of the span, which may lie after today.
  public let days: ClosedRange<CalendarDay>
  /// All completions in the span, up to today.
  public let count: Int
  /// The complete days in the span, up to today.
  public let completeDays: Int

  /// Sums up the days of a span that are not after today.
  public init(
    _ log: HabitLog,
    target: HabitTarget,
    days: ClosedRange<CalendarDay>,
    today: CalendarDay
  ) {
    let first = days.lowerBound.rawValue
    let end = max(first, min(days.upperBound, today).rawValue + 1)
    let sum = log.sum(of: first..<end, target: target)
    self.days = days
    count = sum.count
    completeDays = sum.completeDays
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
    last(count, endingAt: today.startOfMonth...today.endOfMonth) { month in
      let last = month.lowerBound.advanced(by: -1)
      return last.startOfMonth...last
    }
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
    let end = today.advanced(by: 6 - today.row(weekStart))
    return last(count, endingAt: today.startOfWeek(weekStart)...end) { week in
      let last = week.lowerBound.advanced(by: -1)
      return last.startOfWeek(weekStart)...last
    }
    .map { PeriodTotal(log, target: target, days: $0, today: today) }
  }

  /// `count` spans, ascending, the last of them given, until the first day that there is.
  private static func last(
    _ count: Int,
    endingAt span: ClosedRange<CalendarDay>,
    before: (ClosedRange<CalendarDay>) -> ClosedRange<CalendarDay>
  ) -> [ClosedRange<CalendarDay>] {
    guard count > 0 else { return [] }
    var spans = [span]
    while spans.count < count, let first = spans.last, first.lowerBound > .min {
      spans.append(before(first))
    }
    return spans.reversed()
  }
}

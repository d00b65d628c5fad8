/// The ratio of complete days to expected days, at most 1.
///
/// Today counts as expected only if it is complete.
///
/// - A habit without any of the properties below expects N days in 7 days since its first day, and at
///   least one day in total. N comes from a goal of days a week, and is otherwise 7.
/// - A habit with a schedule, start, end, pauses, amounts, monthly goal, or limit expects its due
///   days. If it requires N days a week or month, it expects N per period. N comes from the
///   schedule, or from the goal if the schedule is every day. The current period expects only days
///   that are done or can no longer be made up.
/// - If the goal of such a habit is an amount per week or month, a period counts as met in
///   proportion to the amount that was reached.
public struct CompletionRate: Hashable, Sendable {
  /// The number of complete days.
  public let completeDays: Int
  /// The number of expected days: 0 if the span ends before the habit begins or has no due day. For
  /// a goal of N days or an amount per week, the number may have a fraction.
  public let expectedDays: Double
  /// The number of expected days that were met.
  let metDays: Double
  /// The rate, from 0 to 1; 0 if no day is expected.
  public let fraction: Double

  /// Creates the rate in a span of days, limited to the habit's lifetime and today.
  ///
  /// - `weekStart`: The first day of the week, used by habits of N days a week.
  public init(
    _ history: HabitHistory,
    days: ClosedRange<CalendarDay>,
    weekStart: WeekStart = .sunday,
    today: CalendarDay
  ) {
    if let habit = history.days(weekStart: weekStart, today: today) {
      self = habit.rate(in: days.lowerBound.rawValue..<days.upperBound.rawValue + 1)
      return
    }
    let range = history.plainDays(in: days, today: today)
    let sum = history.log.sum(of: range, atLeast: history.target.amountPerDay)
    self.init(
      completeDays: sum.completeDays,
      expectedDays: history.expectedDays(in: days, today: today)
    )
  }

  /// Creates a rate in which each complete day counts as a met day, up to the number of expected
  /// days.
  init(completeDays: Int, expectedDays: Double) {
    let metDays = min(Double(completeDays), expectedDays)
    self.init(completeDays: completeDays, expectedDays: expectedDays, metDays: metDays)
  }

  /// Creates a rate with a given number of met days.
  ///
  /// - Parameter metDays: At most the expected days.
  init(completeDays: Int, expectedDays: Double, metDays: Double) {
    self.completeDays = completeDays
    self.expectedDays = expectedDays
    self.metDays = metDays
    fraction = expectedDays > 0 ? metDays / expectedDays : 0
  }

  /// Returns the rate over several habits. Days done beyond one habit's expected number do not make
  /// up for another habit.
  public static func overall(of rates: some Sequence<CompletionRate>) -> CompletionRate {
    var (complete, expected, met) = (0, 0.0, 0.0)
    for rate in rates {
      complete += rate.completeDays
      expected += rate.expectedDays
      met += rate.metDays
    }
    return CompletionRate(completeDays: complete, expectedDays: expected, metDays: met)
  }
}

extension HabitHistory {
  /// Returns the days of a plain habit in a span, limited to its lifetime and today.
  fileprivate func plainDays(in span: ClosedRange<CalendarDay>, today: CalendarDay) -> Range<Int> {
    let first = max(span.lowerBound, firstDay(until: today)).rawValue
    return first..<max(first, min(span.upperBound, today).rawValue + 1)
  }

  /// Returns the expected days of a plain habit in a span.
  func expectedDays(in span: ClosedRange<CalendarDay>, today: CalendarDay) -> Double {
    let days = plainDays(in: span, today: today)
    let isOpen = !log.cell(on: today.rawValue).isComplete(atLeast: target.amountPerDay)
    let count = days.count - (isOpen && days.contains(today.rawValue) ? 1 : 0)
    return count > 0 ? max(1, Double(count * target.goal.targetFrequency) / 7) : 0
  }
}

extension HabitDays {
  /// True if each due day counts individually, not as part of a week or month.
  var sumsUpDueDays: Bool { rateQuota == nil && rateSumGoal == nil }

  /// Returns the rate in a range of days.
  func rate(in range: Range<Int>) -> CompletionRate {
    if let rateQuota { return QuotaTotals(self, rateQuota, in: range).rate }
    if let rateSumGoal { return SumTotals(self, rateSumGoal, in: range).rate }
    return DueTotals(self, in: range).rate
  }
}

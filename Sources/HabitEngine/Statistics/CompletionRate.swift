/// The ratio of complete days to expected days, at most 1.
///
/// Today counts as expected only if it is complete.
///
/// - A habit without any of the properties below expects N days in 7 days since its first day, and at
///   least one day in total. N comes from a goal of days a week, and is otherwise 7.
/// - An archived habit, or one with a schedule, start, end, pauses, amounts, monthly goal, or limit
///   expects its due days. If it requires N days a week or month, it expects N per period. N comes
///   from the schedule, or from the goal if the schedule is every day. The current period expects
///   only days that are done or can no longer be made up.
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
    let habit = HabitDays(history, weekStart: weekStart, today: today)
    self = habit.rate(in: days.lowerBound.rawValue..<days.upperBound.rawValue + 1)
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
  /// True if the completion rate expects N of any seven days, instead of N days or an amount in each
  /// week.
  var expectsDaysOfSeven: Bool {
    archived == nil && target.kind == .build && target.measure == .times
      && target.schedule == .everyDay && target.goal.period != .month && target.startDay == nil
      && target.endDay == nil && target.pauses.isEmpty
  }
}

extension HabitDays {
  /// True if the completion rate counts due days, not weeks or months.
  var ratesDueDays: Bool { expectsDaysOfSeven || rateQuota == nil && rateSumGoal == nil }

  /// Returns the rate in a range of days.
  func rate(in range: Range<Int>) -> CompletionRate {
    if !expectsDaysOfSeven {
      if let rateQuota { return QuotaTotals(self, rateQuota, in: range).rate }
      if let rateSumGoal { return SumTotals(self, rateSumGoal, in: range).rate }
    }
    return DueTotals(self, in: range).rate
  }
}

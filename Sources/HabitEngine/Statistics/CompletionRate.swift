/// Complete days against the days that a habit expects.
///
/// A habit of every day expects as many days a week as its target frequency says, from the day it
/// counts from, that day and today included. It expects at least one day, and its rate is never above
/// 1.
///
/// A habit with a schedule, a start or an end, pauses, amounts, a goal of months or a limit expects its
/// due days, today only once it is complete. Of some days a week or month it expects these, week by
/// week and month by month, and no more of the current one than what was done or can no longer be made
/// up. A habit of every day whose goal is some days a week or month is one of these: what a schedule
/// does not say, the goal says.
public struct CompletionRate: Hashable, Sendable {
  /// The complete days.
  public let completeDays: Int
  /// The days expected: 0 where a span ends before the habit begins or has no due day, else at least
  /// 1.
  public let expectedDays: Double
  /// The rate, from 0 to 1; 0 where nothing is expected.
  public let fraction: Double

  /// The rate since the habit began.
  /// - Parameter weekStart: The day that weeks begin with, for a habit of some days a week.
  public init(_ history: HabitHistory, weekStart: WeekStart = .sunday, today: CalendarDay) {
    self.init(history, days: .min ... .max, weekStart: weekStart, today: today)
  }

  /// The rate within a span of days, as far as the habit existed and today has come.
  /// - Parameter weekStart: The day that weeks begin with, for a habit of some days a week.
  public init(
    _ history: HabitHistory,
    days: ClosedRange<CalendarDay>,
    weekStart: WeekStart = .sunday,
    today: CalendarDay
  ) {
    let target = history.target
    if let habit = history.days(weekStart: weekStart, today: today) {
      self = habit.rate(in: days.lowerBound.rawValue..<days.upperBound.rawValue + 1)
      return
    }
    let first = max(days.lowerBound, min(history.firstDay, today)).rawValue
    let end = max(first, min(days.upperBound, today).rawValue + 1)
    let sum = history.log.sum(of: first..<end, target: target)
    let expected = Double((end - first) * target.goal.targetFrequency) / 7
    self.init(
      completeDays: sum.completeDays,
      expectedDays: first == end ? 0 : max(1, expected)
    )
  }

  /// The rate of a habit that expects so many days.
  init(completeDays: Int, expectedDays: Double) {
    self.completeDays = completeDays
    self.expectedDays = expectedDays
    fraction = expectedDays > 0 ? min(1, Double(completeDays) / expectedDays) : 0
  }

  /// The rate over several habits: of all days expected, those that were met. A habit done more
  /// often than expected makes up for no other one.
  public static func overall(of rates: some Sequence<CompletionRate>) -> CompletionRate {
    var (complete, expected, met) = (0, 0.0, 0.0)
    for rate in rates {
      complete += rate.completeDays
      expected += rate.expectedDays
      met += min(Double(rate.completeDays), rate.expectedDays)
    }
    return CompletionRate(
      completeDays: complete,
      expectedDays: expected,
      fraction: expected > 0 ? met / expected : 0
    )
  }

  private init(completeDays: Int, expectedDays: Double, fraction: Double) {
    self.completeDays = completeDays
    self.expectedDays = expectedDays
    self.fraction = fraction
  }
}

extension HabitDays {
  /// The rate within a range of days.
  func rate(in range: Range<Int>) -> CompletionRate {
    guard let wanted else { return DueTotals(self, in: range).rate }
    return QuotaTotals(self, wanted, in: range).rate
  }
}

/// Complete days against the days that a habit expects.
///
/// Today is expected only once it is complete, and no rate is above 1.
///
/// A habit of every day expects as many days a week as its target frequency says, from the day it
/// counts from, and at least one day.
///
/// A habit with a schedule, a start or an end, pauses, amounts, a goal of months or a limit expects its
/// due days. Of some days a week or month it expects these, week by
/// week and month by month, and no more of the current one than what was done or can no longer be made
/// up. A habit of every day whose goal is some days a week or month is one of these: what a schedule
/// does not say, the goal says. Where the goal is an amount for a week or month, each of them is met by
/// the share of the amount that it has.
public struct CompletionRate: Hashable, Sendable {
  /// The complete days.
  public let completeDays: Int
  /// The days expected: 0 where a span ends before the habit begins or has no due day, else at least
  /// 1.
  public let expectedDays: Double
  /// The part of the days expected that was met.
  let metDays: Double
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
    let range = history.plainDays(in: days, today: today)
    let sum = history.log.sum(of: range, target: target)
    self.init(
      completeDays: sum.completeDays,
      expectedDays: history.expectedDays(in: days, today: today)
    )
  }

  /// The rate of a habit that expects so many days.
  init(completeDays: Int, expectedDays: Double) {
    let metDays = min(Double(completeDays), expectedDays)
    self.init(completeDays: completeDays, expectedDays: expectedDays, metDays: metDays)
  }

  /// - Parameter metDays: At most the days expected.
  init(completeDays: Int, expectedDays: Double, metDays: Double) {
    self.completeDays = completeDays
    self.expectedDays = expectedDays
    self.metDays = metDays
    fraction = expectedDays > 0 ? metDays / expectedDays : 0
  }

  /// The rate over several habits: of all days expected, those that were met. A habit done more
  /// often than expected makes up for no other one.
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
  /// The days of a plain habit within a span, as far as it existed and today has come.
  fileprivate func plainDays(in span: ClosedRange<CalendarDay>, today: CalendarDay) -> Range<Int> {
    let first = max(span.lowerBound, firstDay(until: today)).rawValue
    return first..<max(first, min(span.upperBound, today).rawValue + 1)
  }

  /// The days that a plain habit expects within a span.
  func expectedDays(in span: ClosedRange<CalendarDay>, today: CalendarDay) -> Double {
    let days = plainDays(in: span, today: today)
    let isOpen = !log.cell(on: today.rawValue).isComplete(atLeast: target.completionsPerDay)
    let count = days.count - (isOpen && days.contains(today.rawValue) ? 1 : 0)
    return count > 0 ? max(1, Double(count * target.goal.targetFrequency) / 7) : 0
  }
}

extension HabitDays {
  /// Whether the rate is that of the due days, each by itself.
  var sumsUpDueDays: Bool { wanted == nil && wantedSum == nil }

  /// The rate within a range of days.
  func rate(in range: Range<Int>) -> CompletionRate {
    if let wanted { return QuotaTotals(self, wanted, in: range).rate }
    if let wantedSum { return SumTotals(self, wantedSum, in: range).rate }
    return DueTotals(self, in: range).rate
  }
}

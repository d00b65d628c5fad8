/// Complete days against the days that a habit expects.
///
/// A habit expects as many days a week as its target frequency says, from the day it counts from,
/// that day and today included. It expects at least one day, and its rate is never above 1.
public struct CompletionRate: Hashable, Sendable {
  /// The complete days.
  public let completeDays: Int
  /// The days expected: 0 where a span ends before the habit begins, else at least 1.
  public let expectedDays: Double
  /// The rate, from 0 to 1; 0 where nothing is expected.
  public let fraction: Double

  /// The rate since the habit began.
  public init(_ history: HabitHistory, today: CalendarDay) {
    self.init(history, days: .min ... .max, today: today)
  }

  /// The rate within a span of days, as far as the habit existed and today has come.
  public init(_ history: HabitHistory, days: ClosedRange<CalendarDay>, today: CalendarDay) {
    let first = max(days.lowerBound, min(history.firstDay, today)).rawValue
    let end = max(first, min(days.upperBound, today).rawValue + 1)
    let target = history.target
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

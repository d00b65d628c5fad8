import Foundation

/// The strength of a habit: the exponentially smoothed score of Loop Habit Tracker.
///
/// Each day's score is `old · m + value · (1 − m)` with `m = 0.5^(√frequency / 13)`, where the
/// frequency is the target frequency divided by 7. Skipped days leave the score unchanged.
///
/// A day's value is the share of the target that was met, from 0 to 1:
///
/// - Daily habit: the day's count divided by the daily target.
/// - N days a week: the complete days of the last 14 divided by 2 N. Two weeks are used so that the
///   choice of weekdays does not matter.
/// - N days a month: the complete days of the last 61 divided by 2 N, with the frequency N /
///   30.4375.
/// - Habit with a schedule, start, end, pauses, amounts, monthly goal, or limit: as for a daily
///   habit, but only due days change the score, each with a frequency of 1.
/// - Quit habit: 1 for a day that was kept, 0 for a slip. Today leaves the score unchanged unless
///   it is a slip.
///
/// In habits of N days a week or month, paused days and days after the end leave the score
/// unchanged.
///
/// Source: Loop Habit Tracker (github.com/iSoron/uhabits), `Score` and `ScoreList`. Only the
/// formula was used.
public struct HabitStrength: Hashable, Sendable {
  /// The day of the first score: the first day that counts.
  public let firstDay: CalendarDay
  /// The score at the end of each day up to today, from 0 to 1. Empty if the habit starts after
  /// today.
  public let series: [Double]

  /// Today's score, from 0 to 1.
  public var current: Double { series.last ?? 0 }

  /// Creates the scores from the first day that counts up to today.
  ///
  /// - `weekStart`: The first day of the week, used by quit habits of N days a week.
  public init(_ history: HabitHistory, weekStart: WeekStart = .sunday, today: CalendarDay) {
    firstDay = history.firstDay
    let days = HabitDays(history, weekStart: weekStart, today: today)
    series = DueStrength(days, from: firstDay).series
  }

  /// Returns the weight of the old score in the new one.
  static func keptPart(frequency: Double) -> Double {
    pow(0.5, frequency.squareRoot() / 13)
  }
}

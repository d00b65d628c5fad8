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
    let range = firstDay.rawValue..<max(firstDay.rawValue, today.rawValue + 1)
    if let quota = days.rateQuota {
      series = Self.windowScores(days, quota, in: range)
    } else {
      series = Self.dueDayScores(days, in: range)
    }
  }

  /// Returns scores in which each due day counts individually.
  private static func dueDayScores(_ days: HabitDays, in range: Range<Int>) -> [Double] {
    let kept = keptPart(frequency: 1)
    let isQuit = days.target.kind == .quit
    let required = Double(days.target.amountPerDay)
    let log = days.log
    let cells = log.cells(in: range)
    var score = 0.0
    var series: [Double] = []
    series.reserveCapacity(range.count)
    days.forEachPage(in: range) { page, first, offsets in
      // A quit habit's due day that is neither kept nor a slip is not over yet.
      let over = isQuit ? page.complete | page.slips : .max
      let counting = page.required & ~page.skipped & over
      for offset in offsets {
        let bit = UInt64(1) << UInt64(offset)
        if counting & bit != 0 {
          let number = first + offset
          let cell = cells[number - range.lowerBound]
          let value: Double
          if page.complete & bit != 0 {
            value = 1
          } else if isQuit || cell.status != .done {
            value = 0
          } else {
            value = Double(log.count(of: cell, on: number)) / required
          }
          score = score * kept + value * (1 - kept)
        }
        series.append(score)
      }
    }
    return series
  }

  /// Returns scores that compare the complete days of the last 14 days, or the last 61 for a
  /// monthly quota, with the quota of two periods.
  private static func windowScores(
    _ days: HabitDays,
    _ quota: Quota,
    in range: Range<Int>
  ) -> [Double] {
    let isMonth = quota.period == .month
    let window = isMonth ? 61 : 14
    let required = Double(2 * quota.days)
    let frequency = Double(quota.days) / (isMonth ? 30.4375 : 7)
    let kept = keptPart(frequency: frequency)
    var score = 0.0
    var series: [Double] = []
    series.reserveCapacity(range.count)
    // The complete days of the window, the latest one in the lowest bit.
    var done: UInt64 = 0
    days.forEachPage(in: range) { page, first, offsets in
      let active = UInt64(
        bitsFrom: days.lifetime.lowerBound - first,
        upTo: days.lifetime.upperBound - first
      )
      let counting = active & ~(page.skipped | page.paused)
      for offset in offsets {
        done = (done << 1 | page.complete >> UInt64(offset) & 1) & (1 << UInt64(window) - 1)
        if counting >> UInt64(offset) & 1 != 0 {
          let value = min(1, Double(done.nonzeroBitCount) / required)
          score = score * kept + value * (1 - kept)
        }
        series.append(score)
      }
    }
    return series
  }

  /// Returns the weight of the old score in the new one.
  private static func keptPart(frequency: Double) -> Double {
    pow(0.5, frequency.squareRoot() / 13)
  }
}

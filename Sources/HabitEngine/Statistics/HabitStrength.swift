import Foundation

/// How firmly a habit is established: the exponentially smoothed score of Loop Habit Tracker.
///
/// Each day's score is `old · m + value · (1 − m)` with `m = 0.5^(√frequency / 13)`, where the
/// frequency is the target frequency divided by 7. Skipped days leave it unchanged.
///
/// The value of a day is the share of the target that was met, from 0 to 1. For a habit of every
/// day that is the day's count against what a complete day asks for. For a habit of fewer days a
/// week it is the complete days of the last 14 against twice the target frequency: two weeks, so
/// that it does not matter on which days of the week it is done.
///
/// A habit with a schedule, a start or an end, pauses, amounts, a goal of months or a limit has its due
/// days as its days, each with a frequency of 1: a day that is not due leaves the score unchanged, done
/// or not. Of N days a week it is as above; of N days a month the complete days of the last 61 count
/// against 2 N, with the frequency N / 30.4375. Only days that are paused, or after the end, leave
/// their score unchanged. A habit to give up has 1 for a day that was kept and 0 for a slip; today
/// leaves the score unchanged unless it is one.
///
/// Source: Loop Habit Tracker (github.com/iSoron/uhabits), `Score` and `ScoreList`, read as a
/// formula.
public struct HabitStrength: Hashable, Sendable {
  /// The day of the first score: the day that the habit counts from.
  public let firstDay: CalendarDay
  /// The score at the end of each day, from 0 to 1, until today; empty for a habit created later.
  public let series: [Double]

  /// Today's score, from 0 to 1.
  public var current: Double { series.last ?? 0 }

  /// The scores of all days from the day that the habit counts from until today.
  /// - Parameter weekStart: The day that weeks begin with, for a habit to give up of some days a week.
  public init(_ history: HabitHistory, weekStart: WeekStart = .sunday, today: CalendarDay) {
    let target = history.target
    firstDay = history.firstDay
    if let days = history.days(weekStart: weekStart, today: today) {
      series = DueStrength(days, from: firstDay).series
      return
    }
    let first = firstDay.rawValue
    let cells = history.log.cells(in: first..<max(first, today.rawValue + 1))
    if target.goal.targetFrequency == 7 {
      let wanted = Double(target.completionsPerDay)
      series = Self.series(of: cells, frequency: 1) { index in
        let cell = cells[index]
        guard cell.status == .done else { return 0 }
        return min(1, Double(cell.count) / wanted)
      }
    } else {
      let wanted = Double(2 * target.goal.targetFrequency)
      let perDay = target.completionsPerDay
      var complete = 0
      series = Self.series(of: cells, frequency: wanted / 14) { index in
        complete += cells[index].isComplete(atLeast: perDay) ? 1 : 0
        if index >= 14, cells[index - 14].isComplete(atLeast: perDay) { complete -= 1 }
        return min(1, Double(complete) / wanted)
      }
    }
  }

  private static func series(
    of cells: [LogCell],
    frequency: Double,
    value: (_ index: Int) -> Double
  ) -> [Double] {
    let kept = keptPart(frequency: frequency)
    var score = 0.0
    return cells.indices.map { index in
      let value = value(index)
      if !cells[index].isSkipped { score = score * kept + value * (1 - kept) }
      return score
    }
  }

  /// The part of the score that a day leaves of it.
  static func keptPart(frequency: Double) -> Double {
    pow(0.5, frequency.squareRoot() / 13)
  }
}

/// The streaks of one habit, in the unit of its goal's period: days, weeks, or months.
///
/// ```swift
/// let streaks = Streaks(history, weekStart: .monday, today: today)
/// streaks.current  // 12
/// streaks.longest  // 30
/// ```
///
/// - A daily streak is a run of complete days. Skipped days and days that are not due are bridged
///   and not counted. A day is not due outside the schedule, in a pause, or outside the start and
///   end; it counts if the habit was done anyway. Any other day ends the run, except today, which
///   is still open.
/// - A weekly or monthly streak is a run of periods that meet the goal. A partly paused period
///   requires its share of the goal, and so does the first or last period of a habit of N days a
///   week or month. A period that does not meet the goal is bridged if all its due days are skipped
///   or if it has none. The current period counts once it meets the goal, and never ends a run
///   before it is over.
/// - A quit habit's streak counts the days that were kept and are over. A slip ends the run, even
///   today.
///
/// Days after today never count.
public struct Streaks: Hashable, Sendable {
  /// All runs, in ascending order.
  public let runs: [Streak]
  /// The length of the current run; 0 if there is none.
  public let current: Int
  /// The length of the longest run; 0 if there is none.
  public let longest: Int
  /// The length of the current run in days, for comparison between habits with different periods.
  ///
  /// For a daily streak, the number of complete days of the run; for other streaks, the number of
  /// days of the run's weeks or months up to today. 0 if there is no current run.
  public let currentDays: Int

  /// Finds the streaks of a habit.
  ///
  /// - `weekStart`: The first day of the week; not used by daily goals.
  /// - `today`: The last day that counts.
  public init(_ history: HabitHistory, weekStart: WeekStart, today: CalendarDay) {
    let days = HabitDays(history, weekStart: weekStart, today: today)
    let isCurrent: Bool
    // The weeks or months of the runs, in ascending order; nil for daily runs.
    let periods: [ClosedRange<CalendarDay>]?
    if let goal = PeriodGoal(days.target, weekStart: weekStart) {
      let found = PeriodRuns(days, goal: goal)
      (runs, isCurrent, periods) = (found.runs, found.isCurrent, found.periods)
    } else {
      let found = DayRuns(days)
      (runs, isCurrent, periods) = (found.runs, found.isCurrent, nil)
    }
    let current = isCurrent ? runs.last?.length ?? 0 : 0
    self.current = current
    longest = runs.reduce(0) { max($0, $1.length) }
    currentDays =
      periods?.suffix(current).reduce(0) { sum, days in
        sum + days.lowerBound.distance(to: min(days.upperBound, today)) + 1
      } ?? current
  }
}

/// A run of complete days, or of weeks or months that meet the goal.
public struct Streak: Hashable, Sendable {
  /// The first day of the run, or of its first week or month.
  public let first: CalendarDay
  /// The last day of the run, or of its last week or month, which may lie in the future.
  public let last: CalendarDay
  /// The number of complete days, not counting bridged days, or the number of weeks or months; at
  /// least 1.
  public let length: Int
}

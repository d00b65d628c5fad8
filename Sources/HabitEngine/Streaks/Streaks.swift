/// The streaks of one habit, in the unit of its goal's period: days or weeks.
///
/// - A daily streak is a run of complete days. Skipped days within it are bridged and not counted;
///   any other day ends it. The run that reaches today or yesterday is the current one.
/// - A weekly streak is a run of weeks that meet the goal. The run that reaches this week or the
///   last one is the current one.
///
/// Days after today never count.
public struct Streaks: Hashable, Sendable {
  /// All runs, by ascending day.
  public let runs: [Streak]
  /// The length of the run that is still going on, or 0.
  public let current: Int
  /// The length of the longest run, or 0.
  public let longest: Int

  /// - Parameters:
  ///   - weekStart: The day that weeks begin with; of no consequence for daily goals.
  ///   - today: The last day that counts.
  public init(_ log: HabitLog, target: HabitTarget, weekStart: WeekStart, today: CalendarDay) {
    switch target.goal.period {
    case .day:
      let days = DayRuns(log, target: target, through: today)
      self.init(days.runs, isCurrent: days.isCurrent)
    case .week, .month:
      let weeks = WeekRuns(log, goal: target.goal, weekStart: weekStart, through: today)
      self.init(weeks.runs, isCurrent: weeks.isCurrent)
    }
  }

  /// - Parameter isCurrent: Whether the last run is still going on.
  private init(_ runs: [Streak], isCurrent: Bool) {
    self.runs = runs
    current = runs.last.map { isCurrent ? $0.length : 0 } ?? 0
    longest = runs.reduce(0) { max($0, $1.length) }
  }
}

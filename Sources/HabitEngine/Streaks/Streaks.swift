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
      self.init(DayRuns(log, target: target, through: today))
    case .week:
      self.init(WeekRuns(log, goal: target.goal, weekStart: weekStart, through: today))
    }
  }

  private init(_ days: DayRuns) {
    runs = days.runs
    current = days.isCurrent ? days.runs.last?.length ?? 0 : 0
    longest = days.runs.lazy.map(\.length).max() ?? 0
  }

  private init(_ weeks: WeekRuns) {
    runs = weeks.runs
    current = weeks.isCurrent ? weeks.runs.last?.length ?? 0 : 0
    longest = weeks.runs.lazy.map(\.length).max() ?? 0
  }
}

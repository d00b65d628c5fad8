/// The streaks of one habit, in the unit of its goal's period: days, weeks or months.
///
/// - A daily streak is a run of complete days. Skipped days within it are bridged and not counted,
///   and so are days that are not due: those that the schedule does not name, those of a pause, those
///   before the start and after the end. Done all the same, they count. Any other day ends the run,
///   but for today, which is open. The run that nothing ended is the current one.
/// - A streak of weeks or months is a run of those that meet the goal. One that is paused in part
///   asks for its share; one without a due day, or with none that was not skipped, is bridged where it
///   does not meet the goal. The current one counts once it meets the goal, and ends no run before it is over.
/// - A habit to give up has the days that it was kept on and that are over. A slip ends the run, today
///   too.
///
/// Days after today never count.
public struct Streaks: Hashable, Sendable {
  /// All runs, by ascending day.
  public let runs: [Streak]
  /// The length of the run that is still going on, or 0.
  public let current: Int
  /// The length of the longest run, or 0.
  public let longest: Int
  /// The length of the current run in days, by which streaks of days, weeks and months compare: its
  /// complete days, or the days of its weeks or months up to today; 0 without one.
  public let currentDays: Int

  /// The streaks of a habit that counts from its first record, or from the start that its target
  /// has.
  /// - Parameters:
  ///   - weekStart: The day that weeks begin with; of no consequence for goals of days.
  ///   - today: The last day that counts.
  public init(_ log: HabitLog, target: HabitTarget, weekStart: WeekStart, today: CalendarDay) {
    self.init(
      HabitHistory(log: log, target: target, created: today),
      weekStart: weekStart,
      today: today
    )
  }

  /// - Parameters:
  ///   - weekStart: The day that weeks begin with; of no consequence for goals of days.
  ///   - today: The last day that counts.
  public init(_ history: HabitHistory, weekStart: WeekStart, today: CalendarDay) {
    let (log, target) = (history.log, history.target)
    if let days = history.days(weekStart: weekStart, today: today) {
      self.init(days, weekStart: weekStart, today: today)
      return
    }
    if target.goal.period == .day {
      let days = DayRuns(log, target: target, through: today)
      self.init(days.runs, isCurrent: days.isCurrent, periods: nil, today: today)
    } else {
      let weeks = WeekRuns(log, goal: target.goal, weekStart: weekStart, through: today)
      self.init(weeks.runs, isCurrent: weeks.isCurrent, periods: weeks.weeks, today: today)
    }
  }

  private init(_ days: HabitDays, weekStart: WeekStart, today: CalendarDay) {
    if let goal = PeriodGoal(days.target, weekStart: weekStart) {
      let periods = PeriodRuns(days, goal: goal)
      self.init(
        periods.runs,
        isCurrent: periods.isCurrent,
        periods: periods.periods,
        today: today
      )
    } else {
      let runs = DayRuns(days)
      self.init(runs.runs, isCurrent: runs.isCurrent, periods: nil, today: today)
    }
  }

  /// - Parameters:
  ///   - isCurrent: Whether the last run is still going on.
  ///   - periods: The weeks or months that make the runs, ascending; nil for runs of days.
  private init(
    _ runs: [Streak],
    isCurrent: Bool,
    periods: [ClosedRange<CalendarDay>]?,
    today: CalendarDay
  ) {
    self.runs = runs
    let current = runs.last.map { isCurrent ? $0.length : 0 } ?? 0
    self.current = current
    longest = runs.reduce(0) { max($0, $1.length) }
    currentDays =
      periods?.suffix(current).reduce(0) { sum, days in
        sum + days.lowerBound.distance(to: min(days.upperBound, today)) + 1
      } ?? current
  }
}

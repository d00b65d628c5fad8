/// The days, weeks and months of a habit that carry an outline.
///
/// - A daily goal on day basis outlines each run of at least `value` complete days, with the days that
///   it bridges.
/// - A daily goal on value basis outlines each run of days with a count of at least `value`;
///   nothing is bridged. For a habit to give up it is the same as on day basis.
/// - A goal of weeks or months outlines each that meets it, the days after today included.
public struct OutlinedDays: Hashable, Sendable {
  /// The runs of days, or the weeks one by one, ascending.
  public let spans: [ClosedRange<CalendarDay>]

  /// The outlines of a habit that counts from its first record, or from the start that its target
  /// has.
  /// - Parameters:
  ///   - weekStart: The day that weeks begin with; of no consequence for goals of days.
  ///   - start: A day; spans that end before it may be left out or cut, others are whole.
  ///   - today: The last day that counts.
  public init(
    _ log: HabitLog,
    target: HabitTarget,
    weekStart: WeekStart,
    from start: CalendarDay = .min,
    today: CalendarDay
  ) {
    self.init(
      HabitHistory(log: log, target: target, created: today),
      weekStart: weekStart,
      from: start,
      today: today
    )
  }

  /// - Parameters:
  ///   - weekStart: The day that weeks begin with; of no consequence for goals of days.
  ///   - start: A day; spans that end before it may be left out or cut, others are whole.
  ///   - today: The last day that counts.
  public init(
    _ history: HabitHistory,
    weekStart: WeekStart,
    from start: CalendarDay = .min,
    today: CalendarDay
  ) {
    self.init(
      history,
      days: history.days(weekStart: weekStart, today: today),
      weekStart: weekStart,
      from: start,
      today: today
    )
  }

  /// - Parameter days: The habit's days; nil for a plain one.
  init(
    _ history: HabitHistory,
    days: HabitDays?,
    weekStart: WeekStart,
    from start: CalendarDay,
    today: CalendarDay
  ) {
    let (log, target, goal) = (history.log, history.target, history.target.goal)
    if goal.period == .day, goal.basis == .value, target.kind == .build {
      spans = DayRuns(log, countsFrom: goal.value, from: start, through: today).runs
        .map { $0.first...$0.last }
    } else if let days, let goal = PeriodGoal(target, weekStart: weekStart) {
      spans = PeriodRuns(days, goal: goal, from: start).periods
    } else if let days {
      spans = Self.spans(of: DayRuns(days, from: start), goal)
    } else if goal.period == .day {
      spans = Self.spans(of: DayRuns(log, target: target, from: start, through: today), goal)
    } else {
      spans = WeekRuns(log, goal: goal, weekStart: weekStart, from: start, through: today).weeks
    }
  }

  private static func spans(of days: DayRuns, _ goal: StreakGoal) -> [ClosedRange<CalendarDay>] {
    days.runs.filter { $0.length >= goal.value }.map { $0.first...$0.last }
  }
}

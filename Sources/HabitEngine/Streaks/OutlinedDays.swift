/// The days, weeks, and months of a habit that have an outline in the year grid.
///
/// - A daily goal with the basis `day` outlines each run of at least `value` complete days,
///   including the days that it bridges.
/// - A daily goal with the basis `value` outlines each run of days with a count of at least
///   `value`, without bridging. For a quit habit, the outlines are the same as with the basis
///   `day`.
/// - A weekly or monthly goal outlines each period that meets it, including its days after today.
struct OutlinedDays {
  /// The runs of days, or single weeks or months, in ascending order.
  let spans: [ClosedRange<CalendarDay>]

  /// Finds the outlines of a habit.
  ///
  /// - Parameters:
  ///   - days: The habit's days; nil for a plain habit.
  ///   - weekStart: The first day of the week; not used by daily goals.
  ///   - start: Spans that end before this day may be missing or cut. Other spans are whole.
  ///   - today: The last day that counts.
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

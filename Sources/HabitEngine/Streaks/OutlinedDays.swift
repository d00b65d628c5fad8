/// The days and weeks of a habit that carry an outline.
///
/// - A daily goal on day basis outlines each run of at least `value` complete days, with the
///   skipped days that it bridges.
/// - A daily goal on value basis outlines each run of days with a count of at least `value`;
///   nothing is bridged.
/// - A weekly goal outlines each week that meets it, the days after today included.
public struct OutlinedDays: Hashable, Sendable {
  /// The runs of days, or the weeks one by one, ascending.
  public let spans: [ClosedRange<CalendarDay>]

  /// - Parameters:
  ///   - weekStart: The day that weeks begin with; of no consequence for daily goals.
  ///   - start: A day; spans that end before it may be left out, others are whole.
  ///   - today: The last day that counts.
  public init(
    _ log: HabitLog,
    target: HabitTarget,
    weekStart: WeekStart,
    from start: CalendarDay = .min,
    today: CalendarDay
  ) {
    let goal = target.goal
    switch (goal.period, goal.basis) {
    case (.day, .day):
      spans = DayRuns(log, target: target, from: start, through: today).runs
        .filter { $0.length >= goal.value }
        .map { $0.first...$0.last }
    case (.day, .value):
      spans = DayRuns(log, countsFrom: goal.value, from: start, through: today).runs
        .map { $0.first...$0.last }
    case (.week, _), (.month, _):
      spans = WeekRuns(log, goal: goal, weekStart: weekStart, from: start, through: today).runs
        .flatMap { Self.weeks(of: $0, weekStart) }
    }
  }

  /// The weeks of a run one by one; at the ends of all days as much of them as there is.
  private static func weeks(
    of run: Streak,
    _ weekStart: WeekStart
  ) -> [ClosedRange<CalendarDay>] {
    let lastWeek = run.last.rawValue - run.last.row(weekStart)
    return (0..<run.length).map { index in
      let first = lastWeek - 7 * (run.length - 1 - index)
      return CalendarDay(rawValue: first)...CalendarDay(rawValue: first + 6)
    }
  }
}

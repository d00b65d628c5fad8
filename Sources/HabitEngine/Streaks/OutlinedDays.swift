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
  ///   - weekStart: The first day of the week; not used by daily goals.
  ///   - start: Spans that end before this day may be missing or cut. Other spans are whole.
  init(_ days: HabitDays, weekStart: WeekStart, from start: CalendarDay) {
    let goal = days.target.goal
    if let goal = PeriodGoal(days.target, weekStart: weekStart) {
      spans = PeriodRuns(days, goal: goal, from: start).periods
    } else if goal.basis == .value, !days.isQuit {
      spans = DayRuns(days.log, countsFrom: goal.value, from: start, through: days.today).runs
        .map { $0.first...$0.last }
    } else {
      spans = DayRuns(days, from: start).runs.filter { $0.length >= goal.value }
        .map { $0.first...$0.last }
    }
  }
}

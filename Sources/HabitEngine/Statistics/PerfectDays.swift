/// The days on which every due habit was done.
public struct PerfectDays: Hashable, Sendable {
  /// The days, ascending.
  public let days: [CalendarDay]

  /// Finds the days on which at least one habit is complete, and every due habit is complete, is
  /// skipped, or has already met its weekly or monthly goal.
  ///
  /// A daily habit is due from its ``HabitHistory/firstDay`` on. Days that a schedule selects stay
  /// due even if the goal is met. A quit habit without a slip today does not prevent a perfect day.
  ///
  /// - `span`: The days to search, up to today.
  /// - `weekStart`: The first day of the week.
  public init(
    of habits: [HabitHistory],
    in span: ClosedRange<CalendarDay>,
    weekStart: WeekStart,
    today: CalendarDay
  ) {
    let habits = habits.map { HabitOutcomes($0, weekStart: weekStart, today: today) }
    let first = span.lowerBound.rawValue
    let range = first..<max(first, min(span.upperBound, today).rawValue + 1)
    var days: [CalendarDay] = []
    for page in Set(habits.flatMap { $0.pages(in: range) }).sorted() {
      let start = page * HabitLog.daysPerPage
      var (complete, open) = (UInt64(0), UInt64(0))
      for habit in habits where habit.firstDay < start + HabitLog.daysPerPage {
        let outcome = habit.outcome(ofPage: page)
        complete |= outcome.complete
        open |= outcome.open
      }
      var perfect = complete & ~open
      perfect &= UInt64(bitsOf: range.lowerBound - start..<range.upperBound - start)
      while perfect != 0 {
        days.append(CalendarDay(rawValue: start + perfect.trailingZeroBitCount))
        perfect &= perfect - 1
      }
    }
    self.days = days
  }
}

/// The complete and open days of a habit by page, for ``PerfectDays``.
struct HabitOutcomes {
  /// The number of the first day that can be complete or due.
  let firstDay: Int

  private let days: HabitDays
  /// The goal of a week or month that sets the required number of days; nil for a daily goal, a
  /// quit habit, and any schedule except every day.
  private let goal: PeriodGoal?

  init(_ history: HabitHistory, weekStart: WeekStart, today: CalendarDay) {
    let start = history.firstDay
    days = HabitDays(history, weekStart: weekStart, today: today)
    firstDay = min(start, history.log.firstDay ?? start).rawValue
    let target = history.target
    goal = target.leavesDaysToGoal ? PeriodGoal(target, weekStart: weekStart) : nil
  }

  /// Returns the pages that can have complete days.
  func pages(in range: Range<Int>) -> [Int] {
    guard days.isQuit else { return days.log.pages.map(Int.init) }
    let range = range.clamped(to: days.lifetime)
    guard !range.isEmpty else { return [] }
    return Array(HabitDays.page(of: range.lowerBound)...HabitDays.page(of: range.upperBound - 1))
  }

  /// Returns two bit masks of a page's days: the complete days, and the open days, on which the
  /// habit prevents a perfect day.
  func outcome(ofPage page: Int) -> (complete: UInt64, open: UInt64) {
    let words = days.page(page)
    // Today is due even if the habit was created on a device whose clock is ahead, but it does not
    // prevent a perfect day.
    let existing = UInt64(bitsFrom: firstDay - page * HabitLog.daysPerPage, upTo: .max)
    var open = words.due & ~(words.complete | words.skipped) & existing
    if open != 0, let goal { open &= ~goal.met(ofPage: page, in: days) }
    if days.isQuit, page == HabitDays.page(of: days.today) {
      let today = UInt64(1) << UInt64(days.today & (HabitLog.daysPerPage - 1))
      open &= ~today | words.slips
    }
    return (words.complete, open)
  }
}

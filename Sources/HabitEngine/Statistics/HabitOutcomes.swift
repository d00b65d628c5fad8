/// The complete and open days of a habit by page, for ``PerfectDays``.
struct HabitOutcomes {
  /// The number of the first day that can be complete or due.
  let firstDay: Int

  private let log: HabitLog
  private let target: HabitTarget
  private let weekStart: WeekStart
  /// The habit's days; nil for a plain habit.
  private let days: HabitDays?
  /// The goal of a week or month that sets the required number of days; nil for a daily goal, a
  /// quit habit, and any schedule except every day.
  private let goal: PeriodGoal?

  init(_ history: HabitHistory, weekStart: WeekStart, today: CalendarDay) {
    log = history.log
    target = history.target
    self.weekStart = weekStart
    let start = history.firstDay
    days = history.days(weekStart: weekStart, today: today)
    firstDay = min(start, log.firstDay ?? start, days == nil ? start : today).rawValue
    goal = target.leavesDaysToGoal ? PeriodGoal(target, weekStart: weekStart) : nil
  }

  /// Returns the pages that can have complete days.
  func pages(in range: Range<Int>) -> [Int] {
    guard let days, target.kind == .quit else { return log.pages.map(Int.init) }
    let range = range.clamped(to: days.lifetime)
    guard !range.isEmpty else { return [] }
    return Array(HabitDays.page(of: range.lowerBound)...HabitDays.page(of: range.upperBound - 1))
  }

  /// Returns two bit masks of a page's days: the complete days, and the open days, on which the
  /// habit prevents a perfect day.
  func outcome(ofPage page: Int) -> (complete: UInt64, open: UInt64) {
    guard let days else { return plainOutcome(ofPage: page) }
    let words = days.page(page)
    var open = words.due & ~(words.complete | words.skipped)
    if open != 0, let goal { open &= ~goal.met(ofPage: page, in: days) }
    if target.kind == .quit, page == HabitDays.page(of: days.today) {
      let today = UInt64(1) << UInt64(days.today & (HabitLog.daysPerPage - 1))
      open &= ~today | words.slips
    }
    return (words.complete, open)
  }

  private func plainOutcome(ofPage page: Int) -> (complete: UInt64, open: UInt64) {
    let slot = log.slot(ofPage: page)
    let least = LeastCount(target.amountPerDay)
    let complete = slot.map { log.complete(ofPageAt: $0, atLeast: least) } ?? 0
    let skipped = slot.map { log.bits(ofPageAt: $0) { $0.skipped } } ?? 0
    let existing = UInt64(bitsOf: firstDay - page * HabitLog.daysPerPage..<HabitLog.daysPerPage)
    let met = log.metBits(ofPage: Int32(page), goal: target.goal, weekStart: weekStart)
    return (complete, existing & ~(complete | skipped) & ~met)
  }
}

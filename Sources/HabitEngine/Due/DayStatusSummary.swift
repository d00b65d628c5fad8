/// The status of one day of a habit, by its schedule, goal, and records.
public struct DayStatusSummary: Hashable, Sendable {
  /// True if the habit is due on the day: its schedule includes the day, and the habit has started,
  /// has not ended, and is not paused.
  ///
  /// For N days a week or month, each day is due until N earlier days of the period are complete. A
  /// due day that is done or skipped stays due.
  public let isDue: Bool
  /// True if the day's week or month has met the goal by that day. Always false for a daily goal, a
  /// quit habit, and any schedule except every day.
  public let meetsGoal: Bool
  /// True if the target is met. A quit habit's current day counts as complete as long as it is
  /// kept.
  public let isComplete: Bool
  /// True if the habit is paused on the day.
  public let isPaused: Bool
  /// True if a quit habit was due and exceeded its limit or was marked as missed.
  public let isSlip: Bool
  /// True if the habit's last day was earlier.
  public let hasEnded: Bool

  /// True if the day is due and its week or month has not met the goal yet.
  public var isExpected: Bool { isDue && !meetsGoal }

  /// True if the day is shown as due by screens, reminders, and the command. A due day that is
  /// complete counts even if its week or month has met the goal.
  public var countsAsDue: Bool { isExpected || isDue && isComplete }
}

extension HabitHistory {
  /// Returns the status of a day.
  ///
  /// - `weekStart`: The first day of the week.
  public func status(
    on day: CalendarDay,
    weekStart: WeekStart,
    today: CalendarDay
  ) -> DayStatusSummary {
    let days = HabitDays(self, weekStart: weekStart, today: today)
    let number = HabitDays.page(of: day.rawValue)
    let page = days.page(number)
    let bit = UInt64(1) << UInt64(day.rawValue & (HabitLog.daysPerPage - 1))
    let isDue = page.due & bit != 0
    let isKeptSoFar = target.kind == .quit && day == today && isDue && page.open & bit != 0
    let goal = target.leavesDaysToGoal ? PeriodGoal(target, weekStart: weekStart) : nil
    return DayStatusSummary(
      isDue: isDue,
      meetsGoal: goal.map { $0.met(ofPage: number, in: days) & bit != 0 } ?? false,
      isComplete: page.complete & bit != 0 || isKeptSoFar,
      isPaused: page.paused & bit != 0,
      isSlip: page.slips & bit != 0,
      hasEnded: target.endDay.map { $0 < day } ?? false
    )
  }
}

extension HabitPage {
  /// Due days that are neither complete nor skipped nor a slip.
  fileprivate var open: UInt64 { due & ~(complete | skipped | slips) }
}

extension HabitTarget {
  /// True for a build habit whose schedule is every day. A weekly or monthly goal then sets the
  /// required number of days.
  var leavesDaysToGoal: Bool { schedule == .everyDay && kind == .build }
}

/// What a day of a habit is by all that the habit asks for.
public struct DayStanding: Hashable, Sendable {
  /// Whether the habit asks for something on the day: its schedule names it, the habit has started,
  /// has not ended and is not paused. Of some days a week or month each day is due until enough of
  /// those before it are complete. A day that is done or skipped is due as before.
  public let isDue: Bool
  /// Whether the day's week or month has what the goal asks for by then, where the schedule leaves
  /// that to the goal.
  public let meetsGoal: Bool
  /// Whether the target is met. Of a habit to give up: whether it is kept, today as far as it has
  /// come.
  public let isComplete: Bool
  /// Whether the habit rests.
  public let isPaused: Bool
  /// Whether a habit to give up went beyond its limit, or was said not to have been kept.
  public let isSlip: Bool
  /// Whether the habit had its last day before.
  public let hasEnded: Bool

  /// Whether there is something to do, or was: nothing more is asked of a week that has what its goal
  /// asks for.
  public var isAsked: Bool { isDue && !meetsGoal }

  /// Whether the day is due as screens, reminders and the command tell it: a day that is done stays
  /// due where it is the one that gives the week what its goal asks for.
  public var countsAsDue: Bool { isAsked || isDue && isComplete }
}

extension HabitHistory {
  /// What a day is.
  /// - Parameter weekStart: The day that weeks begin with.
  public func standing(
    on day: CalendarDay,
    weekStart: WeekStart,
    today: CalendarDay
  ) -> DayStanding {
    guard let days = days(weekStart: weekStart, today: today) else {
      return DayStanding(
        isDue: day >= firstDay(until: today),
        meetsGoal: log.meetsWeek(of: day, goal: target.goal, weekStart: weekStart),
        isComplete: log.record(on: day).map(target.isComplete) ?? false,
        isPaused: false,
        isSlip: false,
        hasEnded: false
      )
    }
    let number = HabitDays.page(of: day.rawValue)
    let page = days.page(number)
    let bit = UInt64(1) << UInt64(day.rawValue & (HabitLog.daysPerPage - 1))
    let isDue = page.due & bit != 0
    let isKeptSoFar = target.kind == .quit && day == today && isDue && page.open & bit != 0
    let goal = target.leavesDaysToGoal ? PeriodGoal(target, weekStart: weekStart) : nil
    return DayStanding(
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
  /// Due days that are neither complete nor left out nor a slip.
  fileprivate var open: UInt64 { due & ~(complete | skipped | slips) }
}

extension HabitTarget {
  /// Whether the goal says how many days of a week or month are asked for, and the schedule does not.
  var leavesDaysToGoal: Bool { schedule == .everyDay && kind == .build }
}

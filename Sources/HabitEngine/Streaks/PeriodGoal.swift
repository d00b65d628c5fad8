/// A weekly or monthly goal of a habit with schedules and pauses.
///
/// A partly paused week or month requires its share of the goal, rounded up, at least 1. With a
/// schedule of N days a week or month, the week or month in which the habit starts or ends also
/// requires only its share, because no more days are due.
struct PeriodGoal {
  let period: CalendarPeriod
  private let goal: StreakGoal
  private let isQuit: Bool

  /// Creates the goal of a target; nil if the goal is daily.
  init?(_ target: HabitTarget, weekStart: WeekStart) {
    switch target.goal.period {
    case .day: return nil
    case .week: period = .week(weekStart)
    case .month: period = .month
    }
    goal = target.goal
    isQuit = target.kind == .quit
  }

  /// Returns true if a period that has begun meets the goal by today.
  func isMet(_ period: Range<Int>, of days: HabitDays, _ pages: inout PageCache) -> Bool {
    let sum =
      goal.basis == .day || isQuit
      ? pages.countedDays(in: period, of: days)
      : days.log.count(in: period.lowerBound..<min(period.upperBound, days.today + 1))
    return sum >= requirement(of: period, in: days)
  }

  /// Returns the days or amount that a period must reach.
  @inline(__always)
  func requirement(of period: Range<Int>, in days: HabitDays) -> Int {
    let planned = days.quota == nil ? period : period.clamped(to: days.plannedDays)
    return requirement(of: period, activeDays: days.unpausedDays(in: planned))
  }

  /// Returns the days or amount that a partly active period must reach. A period without active
  /// days must reach the whole goal.
  @inline(__always)
  func requirement(of period: Range<Int>, activeDays: Int) -> Int {
    let value = goal.basis == .day || isQuit ? min(goal.value, period.count) : goal.value
    guard activeDays > 0, activeDays < period.count else { return value }
    return max(1, Quota.share(of: value, activeDays, in: period))
  }

  /// Returns a bit mask of a page's days. It includes each day by whose end the day's week or month
  /// has met the goal. Days after today add nothing.
  func met(ofPage page: Int, in days: HabitDays) -> UInt64 {
    let first = page * HabitLog.daysPerPage
    let end = min(first + HabitLog.daysPerPage, CalendarDay.max.rawValue + 1)
    var word: UInt64 = 0
    var day = max(first, CalendarDay.min.rawValue)
    while day < end {
      let period = period.numbers(around: day)
      let required = requirement(of: period, in: days)
      let range = period.lowerBound..<min(period.upperBound, end)
      var sum = 0
      for (number, cell) in zip(range, days.log.cells(in: range)) {
        let count = number > days.today ? 0 : days.log.count(of: cell, on: number)
        sum += goal.basis == .value ? count : min(count, 1)
        if number >= first, sum >= required { word |= 1 << UInt64(number - first) }
      }
      day = period.upperBound
    }
    return word
  }
}

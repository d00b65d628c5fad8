/// A required number of days per week or month, regardless of which days.
struct Quota {
  let period: CalendarPeriod
  /// The number of days.
  let days: Int

  /// Creates the quota of a schedule; nil unless the schedule requires a number of days.
  init?(_ schedule: Schedule, weekStart: WeekStart) {
    switch schedule.rule {
    case .daysAWeek(let count): self.init(period: .week(weekStart), days: count)
    case .daysAMonth(let count): self.init(period: .month, days: count)
    case .everyDay, .weekdays, .everyNDays, .everyNDaysAfterDone, .daysOfMonth: return nil
    }
  }

  /// Creates the quota of a goal; nil unless the goal requires a number of days in a month, or in a
  /// week but not all seven.
  init?(_ goal: StreakGoal, weekStart: WeekStart) {
    guard goal.basis == .day else { return nil }
    switch goal.period {
    case .day: return nil
    case .week where goal.value == 7: return nil
    case .week: self.init(period: .week(weekStart), days: goal.value)
    case .month: self.init(period: .month, days: goal.value)
    }
  }

  private init(period: CalendarPeriod, days: Int) {
    self.period = period
    self.days = days
  }

  /// Returns the number of days required in a partly active period: the period's share of the
  /// quota, rounded up, and at least 1; 0 if no day is active.
  func share(of period: Range<Int>, activeDays: Int) -> Int {
    let all = min(days, period.count)
    if activeDays == period.count { return all }
    return activeDays == 0 ? 0 : max(1, Self.share(of: all, activeDays, in: period))
  }

  /// Returns the share of an amount for a number of days of a period, rounded up.
  static func share(of amount: Int, _ days: Int, in period: Range<Int>) -> Int {
    (amount * days + period.count - 1) / period.count
  }
}

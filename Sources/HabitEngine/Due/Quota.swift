/// A number of days that are asked for in each week or month, whichever they are.
struct Quota {
  let period: CalendarPeriod
  /// How many days.
  let days: Int

  /// The quota of a schedule; nil where it names its days.
  init?(_ schedule: Schedule, weekStart: WeekStart) {
    switch schedule.rule {
    case .daysAWeek(let count): self.init(period: .week(weekStart), days: count)
    case .daysAMonth(let count): self.init(period: .month, days: count)
    case .everyDay, .weekdays, .everyNDays, .everyNDaysAfterDone, .daysOfMonth: return nil
    }
  }

  /// The quota of the days that a goal asks for; nil for other goals.
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

  /// What a period asks for of which only some days are there: its share, rounded up, at least 1;
  /// nothing where none is.
  func share(of period: Range<Int>, activeDays: Int) -> Int {
    let all = min(days, period.count)
    if activeDays == period.count { return all }
    return activeDays == 0 ? 0 : max(1, Self.share(of: all, activeDays, in: period))
  }

  /// The part of an amount that falls to some days of a period, rounded up.
  static func share(of amount: Int, _ days: Int, in period: Range<Int>) -> Int {
    (amount * days + period.count - 1) / period.count
  }
}

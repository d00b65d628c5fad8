extension Schedule {
  /// The default goal of a habit with this schedule: the schedule's number of days a week or month
  /// if it has one, otherwise three days in a row.
  public var goal: StreakGoal {
    switch rule {
    case .daysAWeek(let count): StreakGoal(period: .week, basis: .day, value: count)
    case .daysAMonth(let count): StreakGoal(period: .month, basis: .day, value: count)
    case .everyDay, .weekdays, .everyNDays, .everyNDaysAfterDone, .daysOfMonth: .standard
    }
  }
}

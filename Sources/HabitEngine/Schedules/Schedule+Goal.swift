extension Schedule {
  /// The goal of a habit for which none was set: the weeks or months that have the days which the
  /// schedule asks for, else three days in a row.
  public var goal: StreakGoal {
    switch rule {
    case .daysAWeek(let count): StreakGoal(period: .week, basis: .day, value: count)
    case .daysAMonth(let count): StreakGoal(period: .month, basis: .day, value: count)
    case .everyDay, .weekdays, .everyNDays, .everyNDaysAfterDone, .daysOfMonth: .standard
    }
  }
}

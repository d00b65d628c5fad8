import HabitEngine

/// Another tracker's target for the total of a week or month.
struct ValueGoal {
  let period: StreakGoal.Period
  /// The amount, greater than 0.
  let amount: Double

  init(_ period: StreakGoal.Period, _ amount: Double) {
    self.period = period
    self.amount = amount
  }

  /// Creates the goal of a target for several days. A target for a period other than a week or
  /// month becomes its share of a week. Returns nil for daily targets, for targets without an
  /// amount, and for limits, because Loop compares each day with the whole limit.
  init?(_ target: ImportedTarget) {
    guard target.days > 1, target.amount > 0, !target.isUpperLimit else { return nil }
    switch target.days {
    case 7: self.init(.week, target.amount)
    case 30, 31: self.init(.month, target.amount)
    default: self.init(.week, target.amount * 7 / Double(target.days))
    }
  }
}

import HabitEngine

/// How much a week or month was to have in all.
struct ValueGoal {
  let period: StreakGoal.Period
  /// More than 0.
  let amount: Double

  init(_ period: StreakGoal.Period, _ amount: Double) {
    self.period = period
    self.amount = amount
  }

  /// What a target for several days asks for; of days that are neither a week nor a month, the share
  /// of a week. Nil for a target of each day, and for a limit: Loop compares each day with all of it.
  init?(_ target: ImportedTarget) {
    guard target.days > 1, target.amount > 0, !target.isUpperLimit else { return nil }
    switch target.days {
    case 7: self.init(.week, target.amount)
    case 30, 31: self.init(.month, target.amount)
    default: self.init(.week, target.amount * 7 / Double(target.days))
    }
  }
}

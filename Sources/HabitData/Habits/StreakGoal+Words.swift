import HabitEngine

extension StreakGoal.Period {
  /// A streak's length in words: "12 days", "1 week".
  package func words(_ length: Int) -> String { "\(length) \(unit(length))" }

  /// The unit of a streak's length alone: "days", "week".
  package func unit(_ length: Int) -> String {
    switch self {
    case .day: length == 1 ? "day" : "days"
    case .week: length == 1 ? "week" : "weeks"
    }
  }
}

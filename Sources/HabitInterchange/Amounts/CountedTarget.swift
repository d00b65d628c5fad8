import HabitEngine

/// What a target in amounts becomes where only whole counts are known.
public struct CountedTarget: Hashable, Sendable {
  /// How much makes one count, a power of ten.
  public let step: Double
  /// The counts that make a day complete, 1 to 99.
  public let completionsPerDay: Int
  /// What a week is to reach, or the usual goal.
  public let streakGoal: StreakGoal
}

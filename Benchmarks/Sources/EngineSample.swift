import HabitEngine

/// Daily habits with ten years of history, the same in each run.
enum EngineSample {
  static let today = CalendarDay(rawValue: 20_523)
  private static let days = 3_652

  /// Creates habits with random records.
  static func histories(_ count: Int) -> [HabitHistory] {
    let first = today.advanced(by: 1 - days)
    var random = Generator(state: 1)
    return (0..<count).map { index in
      let target = target(index)
      let diligence = Double(50 + index % 45) / 100
      let records = (0..<days).compactMap { offset in
        record(of: first.advanced(by: offset), target, diligence: diligence, using: &random)
      }
      return HabitHistory(log: HabitLog(records), target: target, created: first)
    }
  }

  /// Returns the target of a habit. Three of five habits have the default goal, and the rest a
  /// weekly goal or a goal for a count.
  private static func target(_ index: Int) -> HabitTarget {
    let goals = [
      StreakGoal.standard,
      StreakGoal(period: .day, basis: .value, value: 2),
      StreakGoal(period: .week, basis: .day, value: 4),
      StreakGoal(period: .week, basis: .value, value: 10),
    ]
    let goal = goals[index % 5 < 3 ? 0 : 1 + index % 3]
    return HabitTarget(completionsPerDay: index % 4 == 0 ? 3 : 1, goal: goal)
  }

  private static func record(
    of day: CalendarDay,
    _ target: HabitTarget,
    diligence: Double,
    using random: inout Generator
  ) -> DayRecord? {
    if Double.random(in: 0..<1, using: &random) < diligence {
      return DayRecord(day: day, count: target.amountPerDay)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return DayRecord(day: day, count: 0, status: .skipped)
    case 1: return DayRecord(day: day, count: target.amountPerDay - 1)
    default: return nil
    }
  }
}

/// A seeded generator of random numbers (xorshift64*).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

import HabitEngine

/// Habits with a history of ten years, the same in each run.
struct Sample {
  static let today = CalendarDay(rawValue: 20_523)
  static let days = 3_652

  /// Records by ascending day, a set for each habit.
  let records: [[DayRecord]]
  let histories: [HabitHistory]

  init(habits: Int) {
    var random = Generator(state: 1)
    let goals = [
      StreakGoal.standard,
      StreakGoal(period: .day, basis: .value, value: 2),
      StreakGoal(period: .week, basis: .day, value: 4),
      StreakGoal(period: .week, basis: .value, value: 10),
    ]
    let first = Self.today.advanced(by: 1 - Self.days)
    var records: [[DayRecord]] = []
    var histories: [HabitHistory] = []
    for index in 0..<habits {
      // Two of five habits have a weekly goal or one on value basis, the others the usual one.
      let goal = goals[index % 5 < 3 ? 0 : 1 + index % 3]
      let target = HabitTarget(completionsPerDay: index % 4 == 0 ? 3 : 1, goal: goal)
      let diligence = Double(50 + index % 45) / 100
      let days = (0..<Self.days).compactMap { offset in
        let day = first.advanced(by: offset)
        return Self.record(of: day, target: target, diligence: diligence, using: &random)
      }
      records.append(days)
      histories.append(HabitHistory(log: HabitLog(days), target: target, created: first))
    }
    self.records = records
    self.histories = histories
  }

  private static func record(
    of day: CalendarDay,
    target: HabitTarget,
    diligence: Double,
    using random: inout Generator
  ) -> DayRecord? {
    if Double.random(in: 0..<1, using: &random) < diligence {
      return DayRecord(day: day, count: target.completionsPerDay)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return DayRecord(day: day, count: 0, status: .skipped)
    case 1: return DayRecord(day: day, count: target.completionsPerDay - 1)
    default: return nil
    }
  }
}

/// A seeded sequence of random numbers (xorshift64*).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

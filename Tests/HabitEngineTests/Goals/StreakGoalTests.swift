import Foundation
import HabitEngine
import Testing

@Suite("Streak goals")
struct StreakGoalTests {
  @Test(
    "A value out of range is clamped",
    arguments: [
      (StreakGoal.Period.day, StreakGoal.Basis.day, 0, 1),
      (.day, .day, .max, 999),
      (.day, .value, 1_000, 999),
      (.week, .day, 8, 7),
      (.week, .day, .min, 1),
      (.week, .value, 1_000, 999),
      (.week, .value, 21, 21),
      (.month, .day, 32, 31),
      (.month, .value, 1_500, 1_500),
      (.month, .value, 1_000_000, 999_999),
    ]
  )
  func limits(period: StreakGoal.Period, basis: StreakGoal.Basis, given: Int, clamped: Int) throws {
    let goal = StreakGoal(period: period, basis: basis, value: given)
    #expect(goal.value == clamped)
    #expect(try JSONDecoder().decode(StreakGoal.self, from: JSONEncoder().encode(goal)) == goal)
  }

  @Test("A stored goal may be an amount, and is clamped to its limit")
  func stored() throws {
    let text = #"{"period":"week","basis":"value","value":5000000000}"#
    let goal = try JSONDecoder().decode(StreakGoal.self, from: Data(text.utf8))
    #expect(goal == StreakGoal(period: .week, basis: .value, value: 999_999_999, measure: .time))
  }

  @Test("An unknown period is an error")
  func unknownPeriod() {
    let text = #"{"period":"year","basis":"day","value":3}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StreakGoal.self, from: Data(text.utf8))
    }
  }

  @Test("The target frequency is the value of a goal of days a week, or 7 for any other goal")
  func targetFrequency() {
    #expect(StreakGoal.standard == StreakGoal(period: .day, basis: .day, value: 3))
    #expect(StreakGoal.standard.targetFrequency == 7)
    #expect(StreakGoal(period: .week, basis: .day, value: 3).targetFrequency == 3)
    #expect(StreakGoal(period: .week, basis: .value, value: 3).targetFrequency == 7)
  }
}

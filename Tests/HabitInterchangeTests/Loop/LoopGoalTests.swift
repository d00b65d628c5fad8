import Foundation
import HabitEngine
import HabitInterchange
import Testing

/// Frequencies and targets as goals, and amounts as counts.
struct LoopGoalTests {
  @Test(arguments: [
    (1, 1, StreakGoal.standard), (7, 7, .standard), (9, 7, .standard), (0, 0, .standard),
    (3, 7, StreakGoal(period: .week, basis: .day, value: 3)),
    (1, 7, StreakGoal(period: .week, basis: .day, value: 1)),
    (1, 5, StreakGoal(period: .week, basis: .day, value: 1)),
    (10, 30, StreakGoal(period: .week, basis: .day, value: 2)),
    (29, 30, StreakGoal(period: .week, basis: .day, value: 7)),
    (1, 30, StreakGoal(period: .week, basis: .day, value: 1)),
    (-4, 7, StreakGoal(period: .week, basis: .day, value: 1)),
  ])
  func frequencyBecomesAGoal(times: Int, days: Int, goal: StreakGoal) throws {
    let fixture = try LoopFixture(
      schema: 12,
      "INSERT INTO Habits (name, color, freq_num, freq_den) VALUES ('Run', 0, \(times), \(days))"
    )
    #expect(try Importer.read(contentsOf: fixture.url).habits.map(\.streakGoal) == [goal])
    try fixture.remove()
  }

  @Test func largeTargetsAreCountedInSteps() throws {
    let (habit, remarks) = try read(
      "1, 1, 0, 10000, 'steps'",
      values: [10_000_000, 9_999_000, 12_345_000, 1_000, 250_000]
    )
    #expect(habit.details == "Target: 10000 steps a day")
    #expect(habit.completionsPerDay == 10)
    #expect(habit.days.map(\.count) == [10, 9, 12, 1, 1])
    #expect(remarks == ["“Habit”: one count stands for 1000 steps."])
  }

  @Test func aTargetWithAFractionIsCompleteWhenItIsReached() throws {
    let (habit, remarks) = try read(
      "1, 1, 0, 2.5, 'km'",
      values: [2_500, 2_400, 300, 5_100]
    )
    #expect(habit.completionsPerDay == 3)
    #expect(habit.days.map(\.count) == [3, 2, 1, 5])
    #expect(remarks == [])
  }

  @Test func aTargetOfAWeekBecomesAGoalOfItsValue() throws {
    let (habit, _) = try read("1, 7, 0, 20, 'km'", values: [5_200, 400])
    #expect(habit.streakGoal == StreakGoal(period: .week, basis: .value, value: 20))
    #expect(habit.completionsPerDay == 1)
    #expect(habit.days.map(\.count) == [5, 1])
  }

  @Test func aTargetNotToBePassedIsKeptOrMissed() throws {
    let (habit, remarks) = try read("1, 1, 1, 3, 'coffees'", values: [3_000, 4_000, 0])
    #expect(
      habit.days == [
        PortableDay(day: day(1), count: 1, status: .done, note: "3 coffees"),
        PortableDay(day: day(2), count: 0, status: .missed, note: "4 coffees"),
        PortableDay(day: day(3), count: 1, status: .done, note: "0 coffees"),
      ]
    )
    #expect(habit.details == "Target: at most 3 coffees a day")
    #expect(
      remarks == [
        "“Habit”: a target not to be passed counts as done or missed, the amount is in the note."
      ]
    )
  }

  @Test func wildNumbersStayWithinTheLimits() throws {
    let (habit, _) = try read("1, 1, 0, 1e300, ''", values: [Int.max, Int.min, 1])
    #expect((1...99).contains(habit.completionsPerDay))
    #expect(habit.days.map(\.count) == [1, 1])
  }

  /// Reads a habit with amounts from January 1 on.
  private func read(_ columns: String, values: [Int]) throws -> (PortableHabit, [String]) {
    let repetitions = values.enumerated().map { "(1, \(january($0 + 1)), \($1))" }
    let fixture = try LoopFixture(
      schema: 22,
      """
      INSERT INTO Habits
        (id, name, color, type, freq_num, freq_den, target_type, target_value, unit)
        VALUES (1, 'Habit', 0, 1, \(columns));
      INSERT INTO Repetitions (habit, timestamp, value)
        VALUES \(repetitions.joined(separator: ", "));
      """
    )
    let history = try Importer.read(contentsOf: fixture.url)
    try fixture.remove()
    return (try #require(history.habits.first), history.remarks)
  }
}

import Foundation
import HabitEngine
import Testing

@testable import HabitInterchange

/// Frequencies and targets as goals, and amounts as counts.
struct LoopGoalTests {
  @Test(arguments: [
    (1, 1, StreakGoal.standard), (7, 7, .standard), (0, 0, .standard),
    (3, 7, week(3)), (1, 7, week(1)), (-4, 7, week(1)),
  ])
  func aFrequencyThatAGoalCanSayIsTheSame(times: Int, days: Int, goal: StreakGoal) throws {
    let habit = try read(times: times, inDays: days)
    #expect(habit.target.goal == goal)
    #expect(habit.changes == [])
  }

  @Test(arguments: [
    (1, 30, week(1)), (1, 5, week(1)), (2, 3, week(5)), (3, 14, week(2)), (10, 30, week(2)),
    (29, 30, week(7)), (9, 7, StreakGoal.standard),
  ])
  func anotherFrequencyIsNamed(times: Int, days: Int, goal: StreakGoal) throws {
    let habit = try read(times: times, inDays: days)
    #expect(habit.target.goal == goal)
    #expect(habit.changes == [.frequency(.times(times, every: days, .day), becomes: goal)])
  }

  @Test func largeTargetsAreCountedInSteps() throws {
    let habit = try read(
      "1, 1, 0, 10000, 'steps'",
      values: [10_000_000, 9_999_000, 12_345_000, 1_000, 250_000]
    )
    #expect(habit.details == "Target: 10000 steps a day")
    #expect(habit.target.completionsPerDay == 10)
    #expect(
      habit.days == [
        done(1, count: 10), done(2, count: 9, note: "9999 steps"),
        done(3, count: 12, note: "12345 steps"), done(4, note: "1 steps"),
        done(5, note: "250 steps"),
      ]
    )
    #expect(
      habit.changes == [target(10_000, "steps", step: 1_000, perDay: 10), .roundedDays(4, of: 5)]
    )
  }

  @Test func aTargetWithAFractionIsCompleteWhenItIsReached() throws {
    let habit = try read("1, 1, 0, 3.5, 'km'", values: [3_500, 3_490, 2_000, 300, 5_250])
    #expect(habit.target.completionsPerDay == 4)
    #expect(
      habit.days == [
        done(1, count: 4, note: "3.5 km"), done(2, count: 3, note: "3.49 km"), done(3, count: 2),
        done(4, note: "0.3 km"), done(5, count: 5, note: "5.25 km"),
      ]
    )
    #expect(habit.changes == [target(3.5, "km", perDay: 4), .roundedDays(4, of: 5)])
  }

  @Test func aDayBelowATargetOfOneKeepsItsAmountInItsNote() throws {
    let habit = try read("1, 1, 0, 0.5, 'l'", values: [250, 500, 0, -7])
    #expect(
      habit.days == [
        done(1, count: 0, note: "0.25 l"), done(2, note: "0.5 l"),
        PortableDay(day: day(3), count: 0, status: .missed),
        PortableDay(day: day(4), count: 0, status: .missed),
      ]
    )
    #expect(habit.changes == [target(0.5, "l"), .roundedDays(2, of: 4)])
  }

  /// January 4, 2026 was a Sunday.
  @Test func aTargetOfAWeekIsMetAsItWas() throws {
    let habit = try read(
      "1, 7, 0, 150, 'min'",
      values: [0, 0, 0, 30_500, 119_500, 0, 0, 0, 0, 0, 30_400, 119_500]
    )
    let goal = StreakGoal(period: .week, basis: .value, value: 150)
    #expect(habit.target.goal == goal)
    #expect(habit.days.map(\.count) == [0, 0, 0, 30, 120, 0, 0, 0, 0, 0, 30, 119])
    #expect(habit.days[4].note == "119.5 min")
    #expect(habit.changes == [target(150, "min", inDays: 7, goal: goal), .roundedDays(4, of: 12)])
  }

  @Test func aTargetOfAWeekWithAFractionIsMetAsItWas() throws {
    let habit = try read("1, 7, 0, 7.5, 'km'", values: [0, 0, 0, 7_600, 0, 0, 0, 0, 0, 0, 7_400])
    #expect(habit.target.goal == StreakGoal(period: .week, basis: .value, value: 8))
    #expect(habit.days.map(\.count) == [0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 7])
  }

  @Test func aTargetOfAMonthIsNamed() throws {
    let habit = try read("1, 30, 0, 100, ''", values: [])
    let goal = StreakGoal(period: .week, basis: .value, value: 24)
    #expect(habit.changes == [target(100, "", inDays: 30, goal: goal)])
  }

  @Test func aPlainTargetIsTheSame() throws {
    let habit = try read("1, 1, 0, 8, ''", values: [8_000])
    #expect(habit.target.completionsPerDay == 8)
    #expect(habit.details == "")
    #expect(habit.days == [done(1, count: 8)])
    #expect(habit.changes == [])
  }

  @Test func aTargetNotToBePassedIsKeptOrMissed() throws {
    let habit = try read("1, 1, 1, 3, 'coffees'", values: [3_000, 4_000, 0])
    #expect(
      habit.days == [
        PortableDay(day: day(1), count: 1, status: .done, note: "3 coffees"),
        PortableDay(day: day(2), count: 0, status: .missed, note: "4 coffees"),
        PortableDay(day: day(3), count: 1, status: .done, note: "0 coffees"),
      ]
    )
    #expect(habit.details == "Target: at most 3 coffees a day")
    #expect(habit.changes == [limit(3, "coffees")])
  }

  /// As Loop shows it: it compares each day with the whole limit.
  @Test func aLimitOfAMonthIsThatOfEachDay() throws {
    let habit = try read("1, 30, 1, 12, ''", values: [12_000, 12_001])
    #expect(habit.days.map(\.status) == [.done, .missed])
    #expect(habit.details == "Target: at most 12 in 30 days")
    #expect(habit.changes == [limit(12, "", inDays: 30)])
  }

  @Test func wildNumbersStayWithinTheLimits() throws {
    let habit = try read("1, 1, 0, 1e300, ''", values: [Int.max, Int.min, 1])
    #expect((1...99).contains(habit.target.completionsPerDay))
    #expect(habit.days.map(\.count) == [1, 0, 1])
    let weekly = try read("1, 7, 0, 1, ''", values: [Int.max, Int.max])
    #expect(weekly.days.map(\.count) == [9_999, 9_999])
  }

  private static func week(_ days: Int) -> StreakGoal {
    StreakGoal(period: .week, basis: .day, value: days)
  }

  private func read(times: Int, inDays days: Int) throws -> PortableHabit {
    let fixture = try LoopFixture(
      schema: 12,
      "INSERT INTO Habits (name, color, freq_num, freq_den) VALUES ('Run', 0, \(times), \(days))"
    )
    let history = try Importer.read(contentsOf: fixture.url)
    try fixture.remove()
    return try #require(history.habits.first)
  }

  /// Reads a habit with amounts from January 1 on.
  private func read(_ columns: String, values: [Int]) throws -> PortableHabit {
    let repetitions = values.enumerated().map { ", (1, \(january($0 + 1)), \($1))" }
    let fixture = try LoopFixture(
      schema: 22,
      """
      INSERT INTO Habits
        (id, name, color, type, freq_num, freq_den, target_type, target_value, unit)
        VALUES (1, 'Habit', 0, 1, \(columns));
      INSERT INTO Repetitions (habit, timestamp, value)
        SELECT column1, column2, column3 FROM (VALUES (0, 0, 0)\(repetitions.joined()))
        WHERE column1 > 0;
      """
    )
    let history = try Importer.read(contentsOf: fixture.url)
    try fixture.remove()
    return try #require(history.habits.first)
  }
}

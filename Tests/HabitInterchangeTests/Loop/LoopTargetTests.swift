import Foundation
import HabitEngine
import Testing

@testable import HabitInterchange

/// Loop's frequencies as schedules, and its amounts and limits.
struct LoopTargetTests {
  @Test(arguments: [
    (1, 1, HabitTarget()), (7, 7, HabitTarget()), (0, 0, HabitTarget()), (30, 30, HabitTarget()),
    (3, 7, scheduled(.daysAWeek(3))), (1, 7, scheduled(.daysAWeek(1))),
    (-4, 7, scheduled(.daysAWeek(1))), (1, 30, scheduled(.daysAMonth(1))),
    (10, 30, scheduled(.daysAMonth(10))), (29, 30, scheduled(.daysAMonth(29))),
    (10, 31, scheduled(.daysAMonth(10))), (1, 5, scheduled(.everyNDaysAfterDone(5))),
    (1, 2, scheduled(.everyNDaysAfterDone(2))),
    (1, 365, scheduled(.everyNDaysAfterDone(365))),
  ])
  func `A frequency becomes a schedule`(times: Int, days: Int, target: HabitTarget) throws {
    let habit = try read(times: times, inDays: days)
    #expect(habit.target == target)
    #expect(habit.changes == [])
  }

  @Test(arguments: [
    (2, 3, Schedule.Rule.daysAMonth(20)), (3, 14, .daysAMonth(7)), (4, 14, .daysAWeek(2)),
    (9, 7, .everyDay), (1, 400, .everyNDaysAfterDone(365)),
    (2, 365, .everyNDaysAfterDone(183)),
  ])
  func `A frequency without an equivalent is reported`(times: Int, days: Int, rule: Schedule.Rule)
    throws
  {
    let habit = try read(times: times, inDays: days)
    #expect(habit.target == scheduled(rule))
    #expect(
      habit.changes == [
        .frequency(.times(times, every: days, .day), becomes: Schedule(rule))
      ]
    )
  }

  @Test func `An interval of five days counts from the last completion, as in Loop`() throws {
    let habit = try read(times: 1, inDays: 5, doneOn: [1, 6, 12])
    #expect(habit.target == scheduled(.everyNDaysAfterDone(5)))
    #expect(habit.changes == [])
  }

  @Test func `Amounts in thousandths are read exactly`() throws {
    let habit = try read("1, 1, 0, 3.5, 'km'", values: [3_500, 3_490, 2_000, 5, 5_250])
    #expect(habit.target == amount(3_500, "km", decimals: 3, step: 1_000))
    #expect(habit.details == "")
    #expect(
      habit.days == [
        done(1, count: 3_500), done(2, count: 3_490), done(3, count: 2_000), done(4, count: 5),
        done(5, count: 5_250),
      ]
    )
    #expect(habit.changes == [])
  }

  @Test(arguments: [
    ([8_000, 3_000], 8, 0, 1), ([8_000, 2_500], 80, 1, 10), ([8_000, 2_540], 800, 2, 100),
    ([], 8, 0, 1),
  ])
  func `Amounts have as many decimals as they need`(
    values: [Int],
    perDay: Int,
    decimals: Int,
    step: Int
  ) throws {
    let habit = try read("1, 1, 0, 8, 'glasses'", values: values)
    #expect(habit.target == amount(perDay, "glasses", decimals: decimals, step: step))
  }

  @Test(arguments: [
    ("10000", 1_000), ("150", 10), ("30", 10), ("29", 1), ("8", 1), ("0", 1), ("1", 1),
  ])
  func `The step depends on the size of the target`(target: String, step: Int) throws {
    let habit = try read("1, 1, 0, \(target), 'steps'", values: [])
    #expect(habit.target == amount(max(1, Int(target) ?? 0), "steps", step: step))
  }

  @Test func `A day with an amount of 0 is missed`() throws {
    let habit = try read("1, 1, 0, 0.5, 'l'", values: [250, 500, 0, -7])
    #expect(habit.target == amount(50, "l", decimals: 2, step: 10))
    #expect(
      habit.days == [
        done(1, count: 25), done(2, count: 50), missed(3), missed(4),
      ]
    )
    #expect(habit.changes == [])
  }

  @Test func `A target for a week or month becomes a goal`() throws {
    let weekly = try read("1, 7, 0, 7.5, 'km'", values: [7_600])
    #expect(
      weekly.target
        == amount(10, "km", decimals: 1, step: 10, goal: sum(75, a: .week, of: "km", decimals: 1))
    )
    #expect(weekly.changes == [])
    let monthly = try read("1, 30, 0, 100, ''", values: [])
    #expect(monthly.target == HabitTarget(goal: sum(100, a: .month)))
    #expect(monthly.changes == [])
    let small = try read("1, 7, 0, 0.5, 'l'", values: [])
    #expect(
      small.target
        == amount(5, "l", decimals: 1, goal: sum(5, a: .week, of: "l", decimals: 1))
    )
  }

  @Test func `A target for another number of days is reported`() throws {
    let habit = try read("1, 14, 0, 21, 'km'", values: [])
    #expect(
      habit.target
        == amount(10, "km", decimals: 1, step: 10, goal: sum(105, a: .week, of: "km", decimals: 1))
    )
    #expect(
      habit.changes == [
        .target(
          ImportedTarget(amount: 21, unit: "km", days: 14),
          becomes: ImportedTarget(amount: 10.5, unit: "km", days: 7)
        )
      ]
    )
    #expect(habit.details == "Target: 21 km in 14 days")
  }

  @Test func `A small whole target without a unit counts completions`() throws {
    let habit = try read("1, 1, 0, 8, ''", values: [8_000])
    #expect(habit.target == HabitTarget(completionsPerDay: 8))
    #expect(habit.details == "")
    #expect(habit.days == [done(1, count: 8)])
    #expect(habit.changes == [])
  }

  @Test func `A target that must not be exceeded becomes a limit`() throws {
    let habit = try read("1, 1, 1, 3, 'coffees'", values: [3_000, 4_000, 0])
    #expect(habit.target == amount(3, "coffees", kind: .quit))
    #expect(habit.days == [done(1, count: 3), done(2, count: 4), done(3, count: 0)])
    #expect(habit.details == "")
    #expect(habit.changes == [])
  }

  /// Loop itself compares each day with the whole limit.
  @Test func `A limit for a month applies to each day`() throws {
    let habit = try read("1, 30, 1, 12, ''", values: [12_000, 12_001])
    let records = habit.days.map { DayRecord(day: $0.day, count: $0.count, status: $0.status) }
    #expect(records.map(habit.target.isComplete) == [true, false])
    #expect(habit.details == "Target: at most 12 a month")
    #expect(
      habit.changes == [
        .target(
          ImportedTarget(amount: 12, unit: "", days: 30, isUpperLimit: true),
          becomes: ImportedTarget(amount: 12, unit: "", isUpperLimit: true)
        )
      ]
    )
  }

  /// 3.0005 has too many decimals. The target that replaces it makes the same days complete.
  @Test(arguments: [
    ("0", [3_000, 3_001], [false, true], 3.001), ("1", [3_000, 3_001], [true, false], 3),
  ])
  func `A target with more than three decimals is met on the same days as in Loop`(
    type: String,
    values: [Int],
    expected: [Bool],
    kept: Double
  ) throws {
    let habit = try read("1, 1, \(type), 3.0005, 'l'", values: values)
    let records = habit.days.map { DayRecord(day: $0.day, count: $0.count, status: $0.status) }
    #expect(records.map(habit.target.isComplete) == expected)
    #expect(habit.days.map(\.note) == ["", ""])
    let isLimit = type == "1"
    #expect(
      habit.changes == [
        .target(
          ImportedTarget(amount: 3.0005, unit: "l", isUpperLimit: isLimit),
          becomes: ImportedTarget(amount: kept, unit: "l", isUpperLimit: isLimit)
        )
      ]
    )
  }

  @Test func `A long unit is cut`() throws {
    let unit = String(repeating: "a", count: 200)
    let habit = try read("1, 1, 0, 8, '\(unit)'", values: [])
    #expect(habit.target == amount(8, String(repeating: "a", count: 20)))
    #expect(habit.details == "Unit: \(unit)")
    #expect(habit.changes == [.unit(unit)])
  }

  @Test func `Extreme numbers are clamped`() throws {
    let habit = try read("1, 1, 0, 1e300, 'l'", values: [Int.max, Int.min, 1])
    #expect(habit.target.amountPerDay == Measure.largestAmount)
    #expect(habit.days.map(\.count) == [Measure.largestAmount - 1, 0, 1])
    #expect(habit.days.map { $0.note.isEmpty } == [false, true, true])
    let limit = try read("1, 1, 1, 1e300, 'l'", values: [Int.max])
    #expect(limit.days.map(\.count) == [Measure.largestAmount - 1])
    let weekly = try read("1, 7, 0, 1, ''", values: [Int.max, Int.max])
    #expect(weekly.days.map(\.count) == [Measure.largestAmount, Measure.largestAmount])
  }

  /// An amount that is out of range does not reduce the decimals of other amounts. A large valid
  /// amount does.
  @Test func `Large amounts have fewer decimals`() throws {
    let habit = try read("1, 1, 0, 1, 'l'", values: [1_250, 2_000_000_125])
    #expect(habit.target.measure.unit?.decimals == 2)
    #expect(
      habit.days == [done(1, count: 125), done(2, count: 200_000_012, note: "2000000.125 l")]
    )
    #expect(habit.changes == [.roundedDays(1, of: 2)])
  }

  private func read(
    times: Int,
    inDays days: Int,
    doneOn doneDays: [Int] = []
  ) throws -> PortableHabit {
    let repetitions = doneDays.map {
      "INSERT INTO Repetitions (habit, timestamp) VALUES (1, \(january($0)));"
    }
    let history = try readLoop(
      schema: 12,
      """
      INSERT INTO Habits (id, name, color, freq_num, freq_den)
        VALUES (1, 'Run', 0, \(times), \(days));
      """ + repetitions.joined()
    )
    return try #require(history.habits.first)
  }

  /// Reads a habit with amounts from January 1 on.
  private func read(_ columns: String, values: [Int]) throws -> PortableHabit {
    let repetitions = values.enumerated().map { ", (1, \(january($0 + 1)), \($1))" }
    let history = try readLoop(
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
    return try #require(history.habits.first)
  }
}

@testable import HabitEngine
import Testing

@Suite("Completion rate")
struct CompletionRateTests {
  /// A Wednesday.
  static let today = day("2026-03-11")
  static let threeAWeek = StreakGoal(period: .week, basis: .day, value: 3)

  /// A history, the days since the creation, the goal, the complete and the expected days, and the
  /// rate.
  static let sinceCreationCases: [(String, Int, StreakGoal, Int, Double, Double)] = [
    ("", 0, StreakGoal.standard, 0, 0.0, 0.0),
    ("x", 0, .standard, 1, 1, 1),
    ("x.", 1, .standard, 1, 1, 1),
    (".x", 1, .standard, 1, 2, 0.5),
    ("x..", 2, .standard, 1, 2, 0.5),
    ("x.m", 2, .standard, 1, 2, 0.5),
    ("x.s", 2, .standard, 1, 2, 0.5),
    ("xxsx", 9, .standard, 3, 10, 0.3),
    // Three days of a week are expected. Additional days do not raise the rate above 1.
    ("x.....x", 6, threeAWeek, 2, 3, 2.0 / 3),
    ("xxxxx.x", 6, threeAWeek, 6, 3, 1),
    ("x.x....", 6, threeAWeek, 2, 18.0 / 7, 7.0 / 9),
    // At least one day is expected.
    ("x.", 1, StreakGoal(period: .week, basis: .day, value: 1), 1, 1, 1),
    // History before the creation counts from its first record.
    ("x..x", 0, .standard, 2, 4, 0.5),
    ("s..x", 0, .standard, 1, 4, 0.25),
    // The habit was created tomorrow, by a clock that is ahead.
    ("x", -1, .standard, 1, 1, 1),
  ]

  private func habit(
    _ history: String,
    createdDaysAgo: Int,
    goal: StreakGoal = .standard
  ) -> HabitHistory {
    let target = HabitTarget(goal: goal)
    return habitHistory(history, target, through: Self.today, createdDaysAgo: createdDaysAgo)
  }

  @Test(
    "The rate is complete days divided by expected days, and today counts only if complete",
    arguments: sinceCreationCases
  )
  func sinceCreation(
    history: String,
    createdDaysAgo: Int,
    goal: StreakGoal,
    complete: Int,
    expected: Double,
    fraction: Double
  ) {
    let habit = habit(history, createdDaysAgo: createdDaysAgo, goal: goal)
    let rate = CompletionRate(habit, days: .min ... .max, today: Self.today)
    #expect(rate.completeDays == complete)
    #expect(rate.expectedDays == expected)
    #expect(abs(rate.fraction - fraction) < 1e-12)
    #expect(Statistics(habit, weekStart: .sunday, today: Self.today).completionRate == rate)
  }

  @Test("A rate covers only the days of its span in the habit's lifetime, up to today")
  func span() {
    let habit = habit("xx.x", createdDaysAgo: 3)
    let week = day("2026-03-08")...day("2026-03-14")
    #expect(CompletionRate(habit, days: week, today: Self.today).fraction == 0.75)
    let toYesterday = day("2026-03-08")...day("2026-03-10")
    #expect(CompletionRate(habit, days: toYesterday, today: Self.today).fraction == 2.0 / 3)
    let open = self.habit("xx..", createdDaysAgo: 3)
    #expect(CompletionRate(open, days: week, today: Self.today).fraction == 2.0 / 3)
    let onlyToday = Self.today...Self.today
    #expect(CompletionRate(open, days: onlyToday, today: Self.today).expectedDays == 0)
    let before = day("2026-02-01")...day("2026-02-28")
    #expect(CompletionRate(habit, days: before, today: Self.today).expectedDays == 0)
    #expect(CompletionRate(habit, days: before, today: Self.today).fraction == 0)
    let ahead = day("2026-03-12")...day("2026-03-14")
    #expect(CompletionRate(habit, days: ahead, today: Self.today).expectedDays == 0)
    let everything = CalendarDay.min ... .max
    #expect(CompletionRate(habit, days: everything, today: Self.today).completeDays == 3)
  }

  @Test("Extra completions of one habit do not make up for another habit")
  func overall() {
    let habits = [
      habit("xxxxx.x", createdDaysAgo: 6, goal: Self.threeAWeek),
      habit("......0", createdDaysAgo: 7, goal: Self.threeAWeek),
    ]
    let rate = CompletionRate.overall(
      of: habits.map { CompletionRate($0, days: .min ... .max, today: Self.today) }
    )
    #expect(rate.completeDays == 6)
    #expect(rate.expectedDays == 6)
    #expect(rate.fraction == 0.5)
    #expect(CompletionRate.overall(of: []).fraction == 0)
  }

  @Test("Today is left out while it is open, with or without a start day")
  func openToday() {
    let rates = [nil, Self.today.advanced(by: -18)].map { start in
      let target = HabitTarget(amountPerDay: 1, startDay: start)
      let text = "xxxxxxxxxx.xxxxxxx."
      let habit = habitHistory(text, target, through: Self.today, createdDaysAgo: 18)
      return CompletionRate(habit, days: .min ... .max, today: Self.today)
    }
    #expect(rates.map(\.completeDays) == [17, 17])
    #expect(rates.map(\.expectedDays) == [18, 18])
    #expect(CompletionRate.overall(of: rates).fraction == 17.0 / 18)
  }
}

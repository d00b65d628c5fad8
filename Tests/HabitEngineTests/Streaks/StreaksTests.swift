@testable import HabitEngine
import Testing

@Suite("Streaks")
struct StreaksTests {
  /// A Wednesday.
  static let today = day("2026-03-11")

  private func streaks(_ history: String, _ target: HabitTarget = HabitTarget()) -> Streaks {
    let habit = habitHistory(history.filter { $0 != " " }, target, through: Self.today)
    return Streaks(habit, weekStart: .sunday, today: Self.today)
  }

  @Test(
    "Daily streaks end today or yesterday and bridge skipped days",
    arguments: [
      ("", 0, 0),
      (".", 0, 0),
      ("x", 1, 1),
      ("x.", 1, 1),
      ("x..", 0, 1),
      ("xx.xxx", 3, 3),
      ("xxxx.xx.", 2, 4),
      ("xxsxx", 4, 4),
      ("xsssx", 2, 2),
      ("xxs", 2, 2),
      ("xxss", 2, 2),
      ("xxs.", 2, 2),
      ("xxs..", 0, 2),
      ("s", 0, 0),
      ("xx.s", 0, 2),
      ("xx.ss", 0, 2),
      ("sxxs", 2, 2),
      ("xxm", 2, 2),
      ("xxmx", 1, 2),
      ("xxm.", 0, 2),
      ("xx0", 2, 2),
      ("xx0x", 1, 2),
    ]
  )
  func daily(history: String, current: Int, longest: Int) {
    let streaks = streaks(history)
    #expect(streaks.current == current)
    #expect(streaks.longest == longest)
  }

  @Test("A day is part of a streak if its count reaches the daily target")
  func countedHabit() {
    #expect(
      streaks("33235", HabitTarget(completionsPerDay: 3)).runs == [
        Streak(first: day("2026-03-07"), last: day("2026-03-08"), length: 2),
        Streak(first: day("2026-03-10"), last: day("2026-03-11"), length: 2),
      ]
    )
  }

  @Test("Runs begin and end with complete days and have bridged days only inside")
  func runs() {
    #expect(
      streaks("sxsxs.x").runs == [
        Streak(first: day("2026-03-06"), last: day("2026-03-08"), length: 2),
        Streak(first: day("2026-03-11"), last: day("2026-03-11"), length: 1),
      ]
    )
  }

  @Test("Days after today do not count")
  func future() {
    let habit = habitHistory("xxxxx", through: Self.today.advanced(by: 2), createdDaysAgo: 2)
    let streaks = Streaks(habit, weekStart: .sunday, today: Self.today)
    #expect(streaks.current == 3)
    #expect(streaks.longest == 3)
  }

  /// The last four characters are Sunday to Wednesday of the current week.
  @Test(
    "Weekly streaks count weeks that meet the goal, including the current week once it does",
    arguments: [
      (".x.x.x. x.x.x.. x.x.", StreakGoal.Basis.day, 3, 2, 2),
      (".x.x.x. x.x.x.. x.xx", .day, 3, 3, 3),
      (".x.x.x. x.x.... x.xx", .day, 3, 1, 1),
      (".x.x.x. x.x.... x.x.", .day, 3, 0, 1),
      ("ssss.x. xxx.... ....", .day, 3, 1, 1),
      ("..5.... 2.2.... 4...", .value, 4, 3, 3),
      ("..5.... 2.1.... 4...", .value, 4, 1, 1),
    ]
  )
  func weekly(history: String, basis: StreakGoal.Basis, value: Int, current: Int, longest: Int) {
    let goal = StreakGoal(period: .week, basis: basis, value: value)
    let streaks = streaks(history, HabitTarget(goal: goal))
    #expect(streaks.current == current)
    #expect(streaks.longest == longest)
  }

  @Test("The week start determines the days of a week")
  func weekStart() {
    // Saturday and Sunday are in one week that begins on Monday, or in two that begin on Sunday.
    let target = HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 2))
    let habit = habitHistory("xx", target, through: day("2026-03-08"))
    let sunday = Streaks(habit, weekStart: .sunday, today: Self.today)
    let monday = Streaks(habit, weekStart: .monday, today: Self.today)
    #expect(sunday.runs == [])
    #expect(
      monday.runs == [Streak(first: day("2026-03-02"), last: day("2026-03-08"), length: 1)]
    )
    #expect(monday.current == 1)
  }
}

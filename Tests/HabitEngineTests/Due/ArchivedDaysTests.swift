@testable import HabitEngine
import Testing

/// Days on which a habit is archived are not due.
@Suite("Archived days")
struct ArchivedDaysTests {
  /// A Sunday.
  static let first = day("2026-03-01")
  static let today = day("2026-03-30")
  private static let threeAWeek = Schedule(.daysAWeek(3))

  /// Returns a habit that was archived on its fourth day.
  private func history(_ text: String, _ target: HabitTarget = HabitTarget()) -> HabitHistory {
    HabitHistory(
      log: HabitLog(records(text, from: Self.first)),
      target: target,
      created: Self.first,
      archived: Self.first.advanced(by: 3)
    )
  }

  @Test(
    "An archived habit keeps its streak",
    arguments: [
      ("xxx", HabitTarget(), 3), ("xxxx", HabitTarget(), 4), (".xx", HabitTarget(), 2),
      ("xx.", HabitTarget(), 0),
      ("xxx", HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 3)), 1),
      ("xx.", HabitTarget(amountPerDay: 1, schedule: threeAWeek, goal: threeAWeek.goal), 0),
      ("...", HabitTarget(kind: .quit, amountPerDay: 0), 3),
      (".1.", HabitTarget(kind: .quit, amountPerDay: 0), 1),
    ]
  )
  func streak(records: String, target: HabitTarget, current: Int) {
    let streaks = Streaks(history(records, target), weekStart: .sunday, today: Self.today)
    #expect(streaks.current == current)
  }

  @Test("The week in which a habit is archived does not break its streak")
  func week() {
    let history = HabitHistory(
      log: HabitLog(records("xxx....x", from: Self.first)),
      target: HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 3)),
      created: Self.first,
      archived: Self.first.advanced(by: 9)
    )
    #expect(Streaks(history, weekStart: .sunday, today: Self.today).current == 1)
  }

  @Test("An archived day is not due, is not part of the rate, and does not change the strength")
  func days() {
    let history = history("x.x")
    let status = history.status(on: Self.today, weekStart: .sunday, today: Self.today)
    #expect(!status.isDue)
    #expect(!status.hasEnded)
    let grid = YearGrid(history, weekStart: .sunday, today: Self.today)
    #expect(grid.elapsedDays == 3)
    #expect(
      grid.levels.suffix(7 * 5).prefix(5) == [.complete, .empty, .complete, .notDue, .notDue]
    )
    let rate = CompletionRate(history, days: .min ... .max, today: Self.today)
    #expect(rate.completeDays == 2)
    #expect(rate.expectedDays == 3)
    let strength = HabitStrength(history, today: Self.today).series
    #expect(Set(strength.suffix(28)).count == 1)
  }
}

import Foundation
@testable import HabitEngine
import Testing

@Suite("Habit strength")
struct HabitStrengthTests {
  static let today = day("2026-03-11")

  private func strength(_ history: String, _ target: HabitTarget = HabitTarget()) -> HabitStrength {
    HabitStrength(habitHistory(history, target, through: Self.today), today: Self.today)
  }

  private func isClose(_ series: [Double], _ expected: [Double]) -> Bool {
    series.count == expected.count
      && zip(series, expected).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test("The strength of a daily habit reaches one half in 13 days")
  func halfLife() {
    let strength = strength(String(repeating: "x", count: 13))
    #expect(abs(strength.current - 0.5) < 1e-12)
    #expect(strength.series.count == 13)
    #expect(strength.firstDay == day("2026-02-27"))
  }

  @Test("A done day raises the score, a missed day lowers it, a skipped day keeps it")
  func steps() {
    let m = pow(0.5, 1.0 / 13)
    #expect(isClose(strength("xsm.").series, [1 - m, 1 - m, (1 - m) * m, (1 - m) * m * m]))
  }

  @Test("The strength of a counted habit grows by the share of its daily target")
  func counted() {
    let m = pow(0.5, 1.0 / 13)
    #expect(isClose(strength("1", HabitTarget(completionsPerDay: 4)).series, [(1 - m) / 4]))
    #expect(isClose(strength("9", HabitTarget(completionsPerDay: 4)).series, [1 - m]))
  }

  @Test("The strength of a weekly habit uses the complete days of the last two weeks")
  func weekly() {
    let goal = StreakGoal(period: .week, basis: .day, value: 2)
    let m = pow(0.5, (2.0 / 7).squareRoot() / 13)
    let series = strength("xx", HabitTarget(goal: goal)).series
    #expect(isClose(series, [(1 - m) / 4, (1 - m) / 4 * m + (1 - m) / 2]))
    // If the habit is done twice a week, on any days, the score approaches 1.
    let year = String(repeating: "x.x.....x...x.x.....x.....xx", count: 40)
    #expect(strength(year, HabitTarget(goal: goal)).current > 0.85)
  }

  @Test("A habit created after today has no score")
  func future() {
    let history = HabitHistory(log: HabitLog(), target: HabitTarget(), created: .max)
    let strength = HabitStrength(history, today: Self.today)
    #expect(strength.series == [])
    #expect(strength.current == 0)
  }
}

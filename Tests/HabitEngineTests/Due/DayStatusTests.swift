@testable import HabitEngine
import Testing

@Suite("Day status")
struct DayStatusTests {
  /// A Wednesday.
  static let today = day("2026-03-11")
  static let twoAWeek = StreakGoal(period: .week, basis: .day, value: 2)
  static let pauses = PauseList([Pause(day("2026-01-01")...day("2026-01-31"))])

  @Test(
    "A goal that is met by today is met on the remaining days of the week",
    arguments: [
      HabitTarget(goal: twoAWeek),
      HabitTarget(amountPerDay: 1, goal: twoAWeek, pauses: pauses),
      HabitTarget(measure: .time, amountPerDay: 1, goal: twoAWeek),
    ]
  )
  func laterDays(target: HabitTarget) {
    let history = habitHistory("x.x", target, through: Self.today)
    let met = (-3...4).map { offset in
      let day = Self.today.advanced(by: offset)
      return history.status(on: day, weekStart: .sunday, today: Self.today).meetsGoal
    }
    #expect(met == [false, false, false, true, true, true, true, false])
  }

  @Test("A record after today neither completes its day nor counts toward the goal")
  func laterRecords() {
    let target = HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 1))
    let history = habitHistory("x", target, through: Self.today.advanced(by: 1))
    for offset in 0...2 {
      let day = Self.today.advanced(by: offset)
      let status = history.status(on: day, weekStart: .sunday, today: Self.today)
      #expect(status.isDue)
      #expect(!status.isComplete)
      #expect(!status.meetsGoal)
    }
  }
}

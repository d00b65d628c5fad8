@testable import HabitEngine
import Testing

@Suite("Perfect days")
struct PerfectDaysTests {
  static let today = day("2026-03-11")
  static let always = CalendarDay.min ... .max

  private func perfectDays(
    of habits: [HabitHistory],
    in span: ClosedRange<CalendarDay> = always
  ) -> [CalendarDay] {
    PerfectDays(of: habits, in: span, weekStart: .sunday, today: Self.today).days
  }

  @Test("On a perfect day every habit is complete or skipped, and at least one is complete")
  func rule() {
    // The last habit begins after today.
    let habits = [("xxxx.xsx", 7), ("x.sx.xsx", 7), ("xxx", 2), ("", -3)].map {
      habitHistory($0, through: Self.today, createdDaysAgo: $1)
    }
    let expected = [7, 5, 4, 2, 1, 0].map { Self.today.advanced(by: -$0) }
    #expect(perfectDays(of: habits) == expected)
  }

  @Test(
    "A habit that was created after today does not prevent a perfect day",
    arguments: [
      HabitTarget(), HabitTarget(measure: .time, amountPerDay: 60),
      HabitTarget(kind: .quit, amountPerDay: 0),
      HabitTarget(amountPerDay: 1, schedule: Schedule(.daysAWeek(7))),
    ]
  )
  func ahead(target: HabitTarget) {
    let ahead = habitHistory("", target, through: Self.today, createdDaysAgo: -1)
    #expect(perfectDays(of: [habitHistory("x", through: Self.today), ahead]) == [Self.today])
  }

  @Test("Days outside the span or after today do not count")
  func span() {
    let records = (-5...5).map { DayRecord(day: Self.today.advanced(by: $0), count: 1) }
    let habit = HabitHistory(
      log: HabitLog(records),
      target: HabitTarget(),
      created: Self.today
    )
    #expect(perfectDays(of: [habit]).count == 6)
    #expect(perfectDays(of: [habit], in: day("2026-03-09")...day("2026-03-10")).count == 2)
    #expect(perfectDays(of: [habit], in: day("2026-03-12")...day("2026-03-14")) == [])
    #expect(perfectDays(of: []) == [])
  }

  /// Today is a Wednesday, so weeks that begin on Sunday are the last 4 days and the 7 before.
  @Test(
    "A weekly goal that is met requires no more days of the week",
    arguments: [
      // Any three days a week: met on Tuesday last week, and on Monday this week.
      (
        "xx.x...xx..", StreakGoal(period: .week, basis: .day, value: 3), 1,
        [10, 9, 7, 6, 5, 4, 3, 2]
      ),
      (
        "xx.x...xxx.", StreakGoal(period: .week, basis: .day, value: 3), 1,
        [10, 9, 7, 6, 5, 4, 3, 2, 1, 0]
      ),
      // A partial day counts for the week, as in the streak. A missed day does not.
      ("1m3....3..1", StreakGoal(period: .week, basis: .day, value: 2), 3, [8, 7, 6, 5, 4, 3, 0]),
      // Five times a week, on any days.
      (
        "2.3....4.1.", StreakGoal(period: .week, basis: .value, value: 5), 2,
        [10, 8, 7, 6, 5, 4, 3, 1, 0]
      ),
      // A daily goal requires every day.
      ("xx.x...xxx.", StreakGoal.standard, 1, [10, 9, 7, 3, 2, 1]),
    ]
  )
  func weeklyGoals(history: String, goal: StreakGoal, perDay: Int, daysAgo: [Int]) {
    let target = HabitTarget(completionsPerDay: perDay, goal: goal)
    let weekly = habitHistory(history, target, through: Self.today, createdDaysAgo: 10)
    let daily = habitHistory("xxxxxxxxxxx", through: Self.today, createdDaysAgo: 10)
    #expect(perfectDays(of: [weekly, daily]) == daysAgo.map { Self.today.advanced(by: -$0) })
  }

  @Test("A day without completions is not perfect, even in a week that meets its goal")
  func restAlone() {
    let target = HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 2))
    let weekly = habitHistory("xx..", target, through: Self.today, createdDaysAgo: 3)
    #expect(perfectDays(of: [weekly]) == [3, 2].map { Self.today.advanced(by: -$0) })
  }
}

@testable import HabitEngine
import Testing

@Suite("Statistics")
struct StatisticsTests {
  /// A Wednesday.
  static let today = day("2026-03-11")

  private func statistics(
    _ history: String,
    target: HabitTarget = HabitTarget(),
    weekStart: WeekStart = .sunday
  ) -> Statistics {
    let habit = habitHistory(history, target, through: Self.today)
    return Statistics(habit, weekStart: weekStart, today: Self.today)
  }

  @Test("The total includes all completions, and a complete day reaches the target")
  func totals() {
    let statistics = statistics("31s2m4", target: HabitTarget(completionsPerDay: 2))
    #expect(statistics.totalCount == 10)
    #expect(statistics.completeDays == 3)
  }

  @Test("Days after today do not count")
  func future() {
    let records = (0..<5).map { DayRecord(day: Self.today.advanced(by: $0), count: 2) }
    let history = HabitHistory(
      log: HabitLog(records),
      target: HabitTarget(),
      created: Self.today
    )
    let statistics = Statistics(history, weekStart: .sunday, today: Self.today)
    #expect(statistics.totalCount == 2)
    #expect(statistics.completeDays == 1)
    #expect(statistics.lastTwelveMonths.last?.count == 2)
    #expect(statistics.completionRate.fraction == 1)
  }

  @Test("The last 7 and 30 days end with today")
  func lastDays() {
    let statistics = statistics("1.s2")
    #expect(
      statistics.lastSevenDays == [
        DayTotal(day: day("2026-03-05"), count: 0, level: .notDue),
        DayTotal(day: day("2026-03-06"), count: 0, level: .notDue),
        DayTotal(day: day("2026-03-07"), count: 0, level: .notDue),
        DayTotal(day: day("2026-03-08"), count: 1, level: .complete),
        DayTotal(day: day("2026-03-09"), count: 0, level: .empty),
        DayTotal(day: day("2026-03-10"), count: 0, level: .skipped),
        DayTotal(day: day("2026-03-11"), count: 2, level: .complete),
      ]
    )
    #expect(statistics.lastThirtyDays.count == 30)
    #expect(statistics.lastThirtyDays.first?.day == day("2026-02-10"))
  }

  @Test("The last 12 months end with the current month, up to today")
  func lastMonths() {
    let statistics = statistics(String(repeating: "2", count: 20))
    #expect(statistics.lastTwelveMonths.count == 12)
    #expect(
      statistics.lastTwelveMonths.first?.days == day("2025-04-01")...day("2025-04-30")
    )
    let recent = statistics.lastTwelveMonths.suffix(2)
    #expect(recent.map(\.days.upperBound) == [day("2026-02-28"), day("2026-03-31")])
    #expect(recent.map(\.count) == [18, 22])
    #expect(recent.map(\.completeDays) == [9, 11])
  }

  @Test(
    "The best weekday is known after two weeks, if one weekday has the most complete days",
    arguments: [
      ("", Weekday?.none),
      ("s............m", nil),
      ("x......x.....", nil),
      ("x......x......", .thursday),
      ("x......x.....x", .thursday),
      ("xx.....xx.....", nil),
      ("xx.....x......", .thursday),
    ]
  )
  func bestWeekday(history: String, expected: Weekday?) {
    for weekStart in WeekStart.allCases {
      #expect(statistics(history, weekStart: weekStart).bestWeekday == expected)
    }
  }

  @Test("Slips are the days beyond the limit, in total and in each month")
  func slips() {
    let target = HabitTarget(kind: .quit, amountPerDay: 1)
    let quit = statistics("2.......1.9m.s2", target: target)
    #expect(quit.slips == 4)
    #expect(quit.completeDays == 10)
    #expect(quit.lastTwelveMonths.suffix(2).map(\.slips) == [1, 3])
    #expect(quit.lastTwelveMonths.suffix(2).map(\.completeDays) == [3, 7])
    #expect(statistics("2.9", target: HabitTarget(completionsPerDay: 1)).slips == 0)
  }
}

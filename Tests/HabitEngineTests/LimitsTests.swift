@testable import HabitEngine
import Testing

/// Values at and beyond their limits, in all combinations. The results are defined and never trap.
@Suite("Limits")
struct LimitsTests {
  static let days: [CalendarDay] = [
    .min, .min.advanced(by: 1), .min.advanced(by: 8), CalendarDay(rawValue: -1),
    CalendarDay(rawValue: 0), CalendarDay(rawValue: 63), CalendarDay(rawValue: 64),
    .max.advanced(by: -7), .max.advanced(by: -1), .max,
  ]
  static let goals = StreakGoal.Period.allCases.flatMap { period in
    StreakGoal.Basis.allCases.flatMap { basis in
      [Int.min, 1, 7, 8, Int.max].map { StreakGoal(period: period, basis: basis, value: $0) }
    }
  }

  @Test("All figures are computed on the first and last days of the calendar", arguments: goals)
  func figures(goal: StreakGoal) {
    let log = HabitLog(Self.days.map { DayRecord(day: $0, count: .max) })
    for today in Self.days {
      for weekStart in WeekStart.allCases {
        let target = HabitTarget(completionsPerDay: .max, goal: goal)
        let recent = HabitHistory(log: log, target: target, created: today)
        let streaks = Streaks(recent, weekStart: weekStart, today: today)
        #expect(streaks.longest >= streaks.current)
        // Each of `days` is complete, but no week or month contains seven of them.
        #expect(streaks.current >= 1 || goal.period != .day && goal.value >= 7)
        for span in [YearGrid.Span.last52Weeks, .year(.min), .year(today.year), .year(.max)] {
          let grid = YearGrid(recent, weekStart: weekStart, today: today, span: span)
          #expect(grid.levels.count == grid.columnCount * 7)
          #expect(
            grid.outlines.loops.allSatisfy { grid.levels.indices.contains($0.cells.upperBound) }
          )
        }
        let statistics = Statistics(recent, weekStart: weekStart, today: today)
        #expect(statistics.completeDays == Self.days.filter { $0 <= today }.count)
        #expect(statistics.totalCount == statistics.completeDays * 999_999_999)
        let perfect = PerfectDays(of: [recent], in: .min...today, weekStart: weekStart, today: .max)
        #expect(perfect.days.last == today)
      }
    }
  }

  @Test("A request for any number of days, weeks, or months returns those that exist")
  func lengths() {
    let log = HabitLog([DayRecord(day: .min, count: 1)])
    for today in [CalendarDay.min, .min.advanced(by: 40)] {
      let history = HabitHistory(log: log, target: HabitTarget(), created: today)
      let days = { DayTotal.last($0, of: history, weekStart: .sunday, today: today) }
      #expect(days(.min) == [])
      #expect(days(0) == [])
      #expect(days(.max).first?.count == 1)
      #expect(CalendarPeriod.month.last(.min, until: today) == [])
      for period in [CalendarPeriod.month, .week(.sunday), .week(.monday)] {
        let totals = period.last(.max, until: today).map {
          PeriodTotal(history, days: $0, weekStart: .sunday, today: today)
        }
        #expect(totals.first?.days.lowerBound == .min)
        #expect(totals.map(\.completeDays).reduce(0, +) == 1)
      }
    }
    #expect(CalendarPeriod.week(.sunday).last(1, until: .max).map(\.upperBound) == [.max])
  }

  static let rules: [Schedule.Rule] = [
    .everyDay, .weekdays([.sunday, .saturday]), .everyNDays(365, from: .max),
    .everyNDays(2, from: .min), .daysOfMonth([1, 31]), .daysAWeek(6), .daysAMonth(31),
  ]

  @Test("All schedules and kinds have figures at both ends of the calendar", arguments: rules)
  func schedules(rule: Schedule.Rule) {
    let log = HabitLog(Self.days.map { DayRecord(day: $0, count: .max) })
    let pauses = PauseList([
      Pause(.min ... .min), Pause(day("2000-01-01")...day("2000-02-01")), Pause(.max ... .max),
    ])
    for kind in HabitKind.allCases {
      for (period, endDay) in zip(StreakGoal.Period.allCases, [nil, CalendarDay.max, .max]) {
        let target = HabitTarget(
          kind: kind,
          measure: .time,
          amountPerDay: .max,
          schedule: Schedule(rule),
          goal: StreakGoal(period: period, basis: .value, value: .max, measure: .time),
          startDay: .min,
          endDay: endDay,
          pauses: pauses
        )
        let history = HabitHistory(log: log, target: target, created: .max)
        for today in [CalendarDay.min, .min.advanced(by: 8), .max] {
          figures(of: history, today: today)
        }
      }
    }
  }

  private func figures(of history: HabitHistory, today: CalendarDay) {
    let streaks = Streaks(history, weekStart: .monday, today: today)
    #expect(streaks.longest >= streaks.current)
    for span in [YearGrid.Span.last52Weeks, .year(today.year)] {
      let grid = YearGrid(history, weekStart: .monday, today: today, span: span)
      #expect(grid.levels.count == grid.columnCount * 7)
    }
    let statistics = Statistics(history, weekStart: .monday, today: today)
    #expect(statistics.totalCount == Self.days.filter { $0 <= today }.count * 999_999_999)
    #expect((0...1).contains(statistics.completionRate.fraction))
    let perfect = PerfectDays(of: [history], in: .min ... .max, weekStart: .monday, today: today)
    #expect(perfect.days.allSatisfy { $0 <= today })
    for day in [CalendarDay.min, .max] where history.target.pauses.contains(day) {
      #expect(!history.status(on: day, weekStart: .monday, today: today).isDue)
    }
  }

  @Test("The oldest possible habit has a strength")
  func strength() {
    let log = HabitLog([DayRecord(day: .min, count: 1)])
    let history = HabitHistory(log: log, target: HabitTarget(), created: .max)
    #expect(HabitStrength(history, today: .max).series.count == 3_652_059)
  }
}

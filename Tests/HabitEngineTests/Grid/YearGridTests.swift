@testable import HabitEngine
import Testing

@Suite("Year grid")
struct YearGridTests {
  /// A Wednesday.
  static let today = day("2026-03-11")

  private func grid(
    _ history: String,
    weekStart: WeekStart = .sunday,
    span: YearGrid.Span = .last52Weeks
  ) -> YearGrid {
    let habit = habitHistory(history, through: Self.today)
    return YearGrid(habit, weekStart: weekStart, today: Self.today, span: span)
  }

  @Test("The last column is the current week, with blank days after today")
  func lastColumn() {
    let sunday = grid("xs.mx")
    #expect(sunday.columnCount == 52)
    #expect(sunday.levels.count == 364)
    #expect(
      sunday.levels.suffix(8) == [
        .complete, .skipped, .empty, .empty, .complete, .future, .future, .future,
      ]
    )
    #expect(sunday.days == day("2025-03-16")...day("2026-03-14"))
    #expect(sunday.completeDays == 2)
    #expect(sunday.elapsedDays == 5)
    #expect(sunday.levels.prefix(356).allSatisfy { $0 == .notDue })

    let monday = grid("xs.mx", weekStart: .monday)
    #expect(
      monday.levels.suffix(9) == [
        .complete, .skipped, .empty, .empty, .complete, .future, .future, .future, .future,
      ]
    )
    #expect(monday.days == day("2025-03-17")...day("2026-03-15"))
  }

  @Test(.timeLimit(.minutes(5)))
  func `The last year that can be shown has all twelve months`() {
    let last = grid("x", span: .year(9_999)).monthColumns
    #expect(last.map(\.month) == Array(1...12))
  }

  @Test("Each month begins in the week of its first day")
  func months() {
    let last = grid("x").monthColumns
    #expect(
      last == [
        MonthColumn(column: 2, month: 4), MonthColumn(column: 6, month: 5),
        MonthColumn(column: 11, month: 6), MonthColumn(column: 15, month: 7),
        MonthColumn(column: 19, month: 8), MonthColumn(column: 24, month: 9),
        MonthColumn(column: 28, month: 10), MonthColumn(column: 32, month: 11),
        MonthColumn(column: 37, month: 12), MonthColumn(column: 41, month: 1),
        MonthColumn(column: 46, month: 2), MonthColumn(column: 50, month: 3),
      ]
    )
    let year = grid("x", weekStart: .monday, span: .year(2024)).monthColumns
    #expect(year.map(\.month) == Array(1...12))
    #expect(year.map(\.column) == [0, 4, 8, 13, 17, 21, 26, 30, 34, 39, 43, 47])
  }

  @Test(
    "A partial day has one of three levels, a skipped day is a dot, a missed day is never complete",
    arguments: [
      (1, DayStatus.done, 2, CellLevel.partial2), (1, .done, 3, .partial1),
      (2, .done, 3, .partial2), (1, .done, 4, .partial1), (2, .done, 4, .partial2),
      (3, .done, 4, .partial3), (1, .done, 99, .partial1), (98, .done, 99, .partial3),
      (0, .done, 2, .empty), (4, .done, 4, .complete), (9_999, .done, 4, .complete),
      (5, .skipped, 1, .skipped), (5, .missed, 1, .empty),
    ]
  )
  func level(count: Int, status: DayStatus, completionsPerDay: Int, level: CellLevel) {
    let habit = HabitHistory(
      log: HabitLog([DayRecord(day: Self.today, count: count, status: status)]),
      target: HabitTarget(completionsPerDay: completionsPerDay),
      created: Self.today
    )
    let grid = YearGrid(habit, weekStart: .sunday, today: Self.today)
    #expect(grid.level(at: GridPosition(column: 51, row: 3)) == level)
  }

  @Test(
    "A year's grid has all weeks that overlap the year, and marks other years' days as outside",
    arguments: [
      // The year starts on a Thursday.
      (2026, WeekStart.sunday, 53, 4, 2), (2026, .monday, 53, 3, 3),
      // A leap year that starts on a Saturday ends on a Sunday.
      (2000, .sunday, 54, 6, 6), (2000, .monday, 53, 5, 0),
      (2012, .sunday, 53, 0, 5), (1, .sunday, 53, 1, 5), (9_999, .monday, 53, 4, 2),
      (-7, .monday, 53, 0, 6), (.max, .sunday, 53, 5, 1),
    ]
  )
  func years(year: Int, weekStart: WeekStart, columns: Int, before: Int, after: Int) {
    let grid = grid("x", weekStart: weekStart, span: .year(year))
    #expect(grid.columnCount == columns)
    #expect(grid.levels.count == columns * 7)
    #expect(Array(grid.levels.prefix { $0 == .outside }).count == before)
    #expect(Array(grid.levels.reversed().prefix { $0 == .outside }).count == after)
    #expect(grid.levels.filter { $0 != .outside }.count == (grid.days.count))
    #expect(grid.days.lowerBound.components.month == 1 && grid.days.lowerBound.dayOfMonth == 1)
    #expect(grid.days.upperBound == grid.days.lowerBound.advanced(by: grid.days.count - 1))
  }

  @Test("Each day has one cell and each cell one day")
  func positions() {
    let grid = grid("x", span: .year(2026))
    let position = GridPosition(column: 10, row: 3)
    #expect(grid.position(of: Self.today) == position)
    #expect(grid.level(at: position) == .complete)
    #expect(grid.position(of: day("2025-12-31")) == nil)
    #expect(grid.position(of: day("2026-01-01")) == GridPosition(column: 0, row: 4))
    for outside in [(-1, 0), (0, -1), (53, 0), (0, 7), (Int.max, Int.min)] {
      let position = GridPosition(column: outside.0, row: outside.1)
      #expect(grid.level(at: position) == .outside)
    }
  }

  @Test("All days of a future year are future days, and days before the habit are not due")
  func otherYears() {
    #expect(grid("x", span: .year(2027)).levels.allSatisfy { $0 == .future || $0 == .outside })
    #expect(grid("x", span: .year(2027)).elapsedDays == 0)
    #expect(grid("x", span: .year(1999)).levels.allSatisfy { $0 == .notDue || $0 == .outside })
    #expect(grid("x", span: .year(1999)).elapsedDays == 0)
  }

  @Test("The first and the last week of the calendar have cells", arguments: WeekStart.allCases)
  func limits(weekStart: WeekStart) {
    for today in [CalendarDay.min, .max] {
      let log = HabitLog([.min, .max].map { DayRecord(day: $0, count: 7) })
      for period in StreakGoal.Period.allCases {
        let goal = StreakGoal(period: period, basis: .value, value: 7)
        let habit = HabitHistory(log: log, target: HabitTarget(goal: goal), created: today)
        let grid = YearGrid(habit, weekStart: weekStart, today: today)
        #expect(grid.completeDays == 1)
        #expect(grid.outlines.loops.count == 1)
        #expect(grid.position(of: today).map(grid.level) == .complete)
      }
    }
  }
}

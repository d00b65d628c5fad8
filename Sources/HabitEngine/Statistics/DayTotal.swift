/// The count and level of one day of a habit, for charts.
public struct DayTotal: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// The number of completions, or the amount in minor units of the measure.
  public let count: Int
  /// The level of the day, as in the year grid.
  public let level: CellLevel

  /// Returns the last days up to today, ascending. Days before the year 1 are left out.
  ///
  /// - `count`: The number of days; negative values mean none.
  /// - `weekStart`: The first day of the week, used by habits of N days a week.
  public static func last(
    _ count: Int,
    of history: HabitHistory,
    weekStart: WeekStart,
    today: CalendarDay
  ) -> [DayTotal] {
    let days = history.days(weekStart: weekStart, today: today)
    return last(count, of: DayLevels(history, days, today: today), today: today)
  }

  static func last(_ count: Int, of levels: DayLevels, today: CalendarDay) -> [DayTotal] {
    guard count > 0 else { return [] }
    let days = today.advanced(by: 1 - count).rawValue..<today.rawValue + 1
    let log = levels.history.log
    let cells = log.cells(in: days)
    let dayLevels = levels.levels(of: cells, from: days.lowerBound)
    return cells.indices.map { index in
      let number = days.lowerBound + index
      return DayTotal(
        day: CalendarDay(rawValue: number),
        count: log.count(of: cells[index], on: number),
        level: dayLevels[index]
      )
    }
  }
}

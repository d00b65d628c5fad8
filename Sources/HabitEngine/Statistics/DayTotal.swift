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
    last(count, of: HabitDays(history, weekStart: weekStart, today: today))
  }

  /// Returns the last days up to today, ascending.
  static func last(_ count: Int, of habit: HabitDays) -> [DayTotal] {
    guard count > 0 else { return [] }
    let today = CalendarDay(rawValue: habit.today)
    let days = today.advanced(by: 1 - count).rawValue..<habit.today + 1
    let cells = habit.log.cells(in: days)
    let levels = habit.levels(of: cells, from: days.lowerBound)
    return cells.indices.map { index in
      let number = days.lowerBound + index
      return DayTotal(
        day: CalendarDay(rawValue: number),
        count: habit.log.count(of: cells[index], on: number),
        level: levels[index]
      )
    }
  }
}

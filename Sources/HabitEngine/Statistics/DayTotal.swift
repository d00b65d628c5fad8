/// A day of a habit, for charts and the mini streak.
public struct DayTotal: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// How often the habit was done, or how much, in smallest parts of what it measures.
  public let count: Int
  /// What the count and the day's status amount to.
  public let level: CellLevel

  /// The last days up to today, ascending, of a habit that counts from its first record, or from the
  /// start that its target has. Fewer where there are no days so long ago.
  /// - Parameters:
  ///   - count: How many days; none where negative.
  ///   - weekStart: The day that weeks begin with, for a habit of some days a week.
  public static func last(
    _ count: Int,
    of log: HabitLog,
    target: HabitTarget,
    weekStart: WeekStart = .sunday,
    today: CalendarDay
  ) -> [DayTotal] {
    let history = HabitHistory(log: log, target: target, created: today)
    return last(count, of: history, weekStart: weekStart, today: today)
  }

  /// The last days up to today, ascending. Fewer where there are no days so long ago.
  /// - Parameters:
  ///   - count: How many days; none where negative.
  ///   - weekStart: The day that weeks begin with, for a habit of some days a week.
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

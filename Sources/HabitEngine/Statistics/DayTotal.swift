/// A day of a habit, for charts and the mini streak.
public struct DayTotal: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// How often the habit was done, 0 to 9,999.
  public let count: Int
  /// What the count and the day's status amount to.
  public let level: CellLevel

  /// The last days up to today, ascending. Fewer where there are no days so long ago.
  /// - Parameter count: How many days; none where negative.
  public static func last(
    _ count: Int,
    of log: HabitLog,
    target: HabitTarget,
    today: CalendarDay
  ) -> [DayTotal] {
    guard count > 0 else { return [] }
    let days = today.advanced(by: 1 - count).rawValue..<today.rawValue + 1
    return zip(days, log.cells(in: days)).map { number, cell in
      DayTotal(
        day: CalendarDay(rawValue: number),
        count: cell.count,
        level: CellLevel(cell, completionsPerDay: target.completionsPerDay)
      )
    }
  }
}

import HabitData
import HabitEngine

/// Days of a habit for previews, relative to a fixed current day.
enum PreviewDays {
  static let today = CalendarDay(rawValue: 20_521)

  /// Returns a day with `count` of `goal` completions.
  static func state(count: Int, of goal: Int) -> DayState {
    let log = HabitLog([DayRecord(day: today, count: count)])
    return DayState(history(log, goal: goal), on: today, weekStart: .sunday, today: today)
  }

  /// A year in which every day is complete except every third day.
  static var grid: YearGrid {
    let days = (0..<360).filter { $0 % 3 != 0 }.map { today.advanced(by: -$0) }
    let log = HabitLog(days.map { DayRecord(day: $0, count: 1) })
    return YearGrid(history(log, goal: 1), weekStart: .sunday, today: today)
  }

  private static func history(_ log: HabitLog, goal: Int) -> HabitHistory {
    HabitHistory(
      log: log,
      target: HabitTarget(completionsPerDay: goal, goal: .standard),
      created: today
    )
  }
}

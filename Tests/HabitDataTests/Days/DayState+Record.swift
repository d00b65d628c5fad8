import HabitEngine

@testable import HabitData

extension DayState {
  /// Creates the state of the only day of a new habit.
  init(_ record: DayRecord?, target: HabitTarget) {
    let day = record?.day ?? CalendarDay(rawValue: 20_521)
    let history = HabitHistory(
      log: HabitLog(record.map { [$0] } ?? []),
      target: target,
      created: day
    )
    self.init(history, on: day, weekStart: .sunday, today: day)
  }
}

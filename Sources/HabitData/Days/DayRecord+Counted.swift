import HabitEngine

extension DayRecord {
  /// The record as it counts. A day that was skipped or missed keeps what was counted before, for when
  /// it is opened again; until then that counts nowhere.
  var counted: DayRecord {
    status == .done ? self : DayRecord(day: day, count: 0, status: status)
  }
}

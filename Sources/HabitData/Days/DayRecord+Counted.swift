import HabitEngine

extension DayRecord {
  /// The record with a count of 0 if the day was skipped or missed. The store keeps the previous
  /// count for when the day is reopened.
  var counted: DayRecord {
    status == .done ? self : DayRecord(day: day, count: 0, status: status)
  }
}

import HabitEngine

/// A habit's one reminder, in the columns `reminder_hour`, `reminder_min` and `reminder_days`.
enum LoopReminder {
  /// What the bits of `reminder_days` stand for, the lowest first.
  private static let bits: [Weekday] = [
    .saturday, .sunday, .monday, .tuesday, .wednesday, .thursday, .friday,
  ]

  /// Takes over the reminder of a row of the table Habits.
  static func read(_ row: SQLiteRow, into habit: inout HabitBuilder) throws {
    guard let hour = try row.integer("reminder_hour"), let minute = try row.integer("reminder_min")
    else { return }
    guard (0...23).contains(hour), (0...59).contains(minute) else {
      throw row.invalid("the reminder's time is \(hour):\(minute)")
    }
    let mask = try row.integer("reminder_days") ?? 127
    let weekdays = Set(bits.indices.filter { mask & 1 << $0 != 0 }.map { bits[$0] })
    guard !weekdays.isEmpty else {
      return habit.note(.reminder(ImportedReminder(hour: hour, minute: minute, days: .none)))
    }
    habit.reminders = [Reminder(hour: hour, minute: minute, weekdays: weekdays)]
  }
}

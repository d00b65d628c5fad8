import Foundation
import HabitEngine

/// A backup of Rewire for Android, which is its SQLite database. A check-in has a day as `yyyymmdd`
/// and a type, of which 2 means done.
struct RewireBackup: DatabaseFormat {
  let name = "Rewire backup"

  func recognizes(_ backup: SQLiteBackup) throws -> Bool {
    try backup.hasTables("HABITS", "CHECKINS", "UNIT")
  }

  func read(_ backup: SQLiteBackup, _ progress: ImportProgress) throws -> PortableHistory {
    var habits: [Int: HabitBuilder] = [:]
    try backup.forEachRow(
      of: "HABITS",
      required: ["_id", "name"],
      limit: ImportLimits.habits,
      progress
    ) { row in
      habits[try row.integer("_id") ?? Int(row.number)] = try habit(row)
    }
    // Deleted habits may leave check-ins in the table.
    var orphans = 0
    try backup.forEachRow(
      of: "CHECKINS",
      required: ["habit_id", "date", "type"],
      progress
    ) { row in
      guard let number = try row.integer("habit_id"), habits[number] != nil else {
        orphans += 1
        return
      }
      let text = try row.text("date")
      guard let day = CalendarDay(keyText: text), ImportLimits.days.contains(day) else {
        throw row.invalid(.notAForeignDay(text))
      }
      guard try row.integer("type") == 2 else {
        habits[number]?.otherRecords += 1
        return
      }
      habits[number]?.add(PortableDay(day: day, count: 1, status: .done))
    }
    try addReminders(backup, progress, to: &habits)
    let ordered = habits.sorted { $0.key < $1.key }.map(\.value)
    return PortableHistory(format: name, ordered, omissions: [.strayRecords(orphans)])
  }

  private func habit(_ row: SQLiteRow) throws -> HabitBuilder {
    let name = try row.text("name")
    let identity = "rewire/\(try row.integer("_id") ?? Int(row.number))/\(name)"
    var habit = HabitBuilder(name: name, identity: identity)
    habit.details = [try row.text("description")]
    habit.frequency = try frequency(row)
    return habit
  }

  private func frequency(_ row: SQLiteRow) throws -> ImportedFrequency {
    switch try row.integer("schedule") {
    case 0:
      return .weekdays(try weekdays(row))
    case 1:
      let period = try row.integer("period") ?? 0
      let units: [ImportedFrequency.Unit] = [.week, .month, .year]
      let unit = units.indices.contains(period) ? units[period] : .week
      return .times(atLeastOne: try row.integer("days") ?? 1, every: 1, unit)
    case 2:
      return .times(atLeastOne: 1, every: try row.integer("repeating_count") ?? 1, .day)
    default:
      return .daily
    }
  }

  private func addReminders(
    _ backup: SQLiteBackup,
    _ progress: ImportProgress,
    to habits: inout [Int: HabitBuilder]
  ) throws {
    guard try backup.hasTables("REMINDERS") else { return }
    try backup.forEachRow(of: "REMINDERS", required: ["habit_id", "time"], progress) { row in
      // Valid times are minutes since midnight. Any other value means no reminder.
      guard let number = try row.integer("habit_id"), let time = try row.integer("time"),
        (1...1_439).contains(time)
      else { return }
      let weekdays = try weekdays(row)
      habits[number]?.addReminder(hour: time / 60, minute: time % 60, weekdays: weekdays)
    }
  }

  /// Returns the weekdays in `active_days`, a list of numbers in which 0 is Sunday.
  private func weekdays(_ row: SQLiteRow) throws -> Set<Weekday> {
    Set(
      try row.text("active_days").split(separator: ",").compactMap { text in
        Int(text.trimmingCharacters(in: .whitespaces))
          .flatMap { (0...6).contains($0) ? Weekday(rawValue: $0 + 1) : nil }
      }
    )
  }
}

import Foundation

/// A backup of Loop Habit Tracker for Android, which is its SQLite database.
///
/// The schemas of all releases are supported, `user_version` 9 to 26. Versions before 16 have no
/// types and no values; before 18, no targets; before 22, repetitions of deleted habits may remain;
/// before 23, no separate question; before 24, no uuid; before 25, no notes of repetitions; before
/// 26, no groups.
struct LoopBackup: DatabaseFormat {
  let name = "Loop Habit Tracker backup"

  func recognizes(_ backup: SQLiteBackup) throws -> Bool {
    try backup.hasTables("Habits", "Repetitions")
  }

  func read(_ backup: SQLiteBackup, _ progress: ImportProgress) throws -> PortableHistory {
    let version = try backup.version()
    let groups = try groups(backup, progress)
    var habits: [Int: LoopHabit] = [:]
    var identities: Set<UUID> = []
    try backup.forEachRow(
      of: "Habits",
      required: ["id", "name", "color", "freq_num", "freq_den"],
      limit: ImportLimits.habits,
      progress
    ) { row in
      let habit = try LoopHabit(row, version: version, groups: groups)
      guard identities.insert(habit.builder.id).inserted else {
        throw row.invalid(.repeated(try row.text("uuid")))
      }
      habits[habit.number] = habit
    }
    var orphans = 0
    try backup.forEachRow(of: "Repetitions", required: ["habit", "timestamp"], progress) { row in
      let number = try row.integer("habit")
      if let number, habits[number] != nil, version >= 22 || !row.isNull("timestamp") {
        try habits[number]?.add(row)
      } else if version < 22 {
        // Loop's own migration to version 22 removes repetitions of deleted habits.
        orphans += 1
      } else {
        throw row.invalid("the record belongs to no habit")
      }
    }
    let ordered = habits.values.sorted { ($0.position, $0.number) < ($1.position, $1.number) }
    return PortableHistory(
      format: name,
      ordered.map(\.builder),
      omissions: [.strayRecords(orphans)]
    )
  }

  private func groups(_ backup: SQLiteBackup, _ progress: ImportProgress) throws -> [Int: String] {
    guard try backup.hasTables("HabitGroups") else { return [:] }
    var groups: [Int: String] = [:]
    try backup.forEachRow(of: "HabitGroups", required: ["id", "name"], progress) { row in
      if let id = try row.integer("id") { groups[id] = try row.text("name") }
    }
    return groups
  }
}

import Foundation

/// A backup of Loop Habit Tracker for Android: its SQLite database as it is.
///
/// Read are the schemas that its releases wrote, `user_version` 9 to 25. Versions before 16 have no
/// types and no values, those before 18 no targets, those before 23 no separate question, those
/// before 24 no uuid and those before 25 no notes of repetitions.
struct LoopBackup: ImportFormat {
  let name = "Loop Habit Tracker backup"

  func recognizes(_ source: ImportSource) throws -> Bool {
    guard case .database(let backup) = source else { return false }
    return try backup.hasTables("Habits", "Repetitions")
  }

  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory {
    switch source {
    case .unknown(let file):
      throw ImportError.notRecognized(file: file, reason: "it is not a \(name)")
    case .database(let backup):
      return try read(backup, progress)
    }
  }

  private func read(_ backup: SQLiteBackup, _ progress: ImportProgress) throws -> PortableHistory {
    let version = try backup.version()
    var habits: [Int: LoopHabit] = [:]
    var rowsByIdentity: [UUID: Int64] = [:]
    try backup.forEachRow(
      of: "Habits",
      required: ["id", "name", "color", "freq_num", "freq_den"],
      progress
    ) { row in
      let habit = try LoopHabit(row, version: version)
      if let other = rowsByIdentity.updateValue(row.number, forKey: habit.identity) {
        throw row.invalid("the habit has the same uuid as that of row \(other)")
      }
      habits[habit.number] = habit
    }
    try backup.forEachRow(of: "Repetitions", required: ["habit", "timestamp"], progress) { row in
      guard let number = try row.integer("habit") else {
        throw row.invalid("the repetition belongs to no habit")
      }
      guard habits[number] != nil else {
        throw row.invalid("the repetition belongs to habit \(number), which is not there")
      }
      try habits[number]?.add(row)
    }
    let ordered = habits.values.sorted { ($0.position, $0.number) < ($1.position, $1.number) }
    return PortableHistory(
      format: name,
      habits: ordered.enumerated().map { $1.portable(at: $0) },
      remarks: ordered.flatMap(\.remarks)
    )
  }
}

import HabitEngine

/// Habitica's `history.csv`: a row for each change of a task's value, in chronological order.
struct HabiticaHistory: TableFormat {
  let name = "Habitica history"
  private static let columns = ["Task Name", "Task ID", "Task Type", "Date", "Value"]

  func recognizes(_ table: TableFile) -> Bool {
    table.header == Self.columns
  }

  func read(_ table: TableFile, _ progress: ImportProgress) throws -> PortableHistory {
    let dates = try DateColumn(3, of: table)
    var habits = NamedHabits(prefix: "habitica")
    var scores: [Int: HabiticaScores] = [:]
    try table.rows(progress).forEachRow { row in
      guard let value = Double(row[4]), value.isFinite else {
        throw row.invalid(.notANumber(row[4]))
      }
      let place = try habits.place(of: row[0], key: row[1], of: row)
      let day = try dates.foreignDay(row[3], of: row)
      scores[place, default: HabiticaScores(isDaily: row[2] == "daily")]
        .add(value, on: day, to: &habits.habits[place])
    }
    return PortableHistory(format: name, habits.habits)
  }
}

import HabitEngine

/// The export of Streaks for iOS, with a row for each entry: its task, its day as `20260309`, and a
/// type such as `completed_manually`, `missed_auto`, or `skipped_manually`. Later versions add a
/// quantity and notes.
struct StreaksTable: TableFormat {
  let name = "Streaks export"

  func recognizes(_ table: TableFile) -> Bool {
    Set(table.header).isSuperset(of: ["task_id", "title", "entry_type", "entry_date"])
  }

  func read(_ table: TableFile, _ progress: ImportProgress) throws -> PortableHistory {
    let (id, title) = (table.column("task_id"), table.column("title"))
    let (type, date) = (table.column("entry_type"), table.column("entry_date"))
    let (quantity, note) = (table.column("quantity"), table.column("notes"))
    let dates = try DateColumn(date, of: table)
    let reader = try table.rows(progress)
    var habits = NamedHabits(prefix: "streaks")
    try reader.forEachRow { row in
      let place = try habits.place(of: row[title], key: row[id] + "/" + row[title], of: row)
      let cell = TableCell(row[type], separator: reader.separator)
      let day = try dates.foreignDay(row[date], of: row)
      switch (cell, TableCell(row[quantity], separator: reader.separator)) {
      case (.done, .amount(let amount)) where amount > 0:
        habits.add(.amount(amount), on: day, note: row[note], to: place)
      case (.done, _), (.missed, _), (.skipped, _):
        habits.add(cell ?? .empty, on: day, note: row[note], to: place)
      default: habits.habits[place].otherRecords += 1
      }
    }
    return PortableHistory(format: name, habits.habits)
  }
}

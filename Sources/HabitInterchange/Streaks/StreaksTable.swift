import HabitEngine

/// The export of Streaks for iOS, with a row for each entry: its task, its day as `20260309`, and a
/// type such as `completed_manually`, `missed_auto` or `skipped_manually`. Later versions add a
/// quantity and notes.
struct StreaksTable: ImportFormat {
  let name = "Streaks export"

  func recognizes(_ source: ImportSource) -> Bool {
    guard case .table(_, let header) = source else { return false }
    return Set(header).isSuperset(of: ["task_id", "title", "entry_type", "entry_date"])
  }

  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory {
    let text = try source.table
    let reader = CSVReader(text, progress)
    let header = try reader.next()?.fields ?? []
    func column(_ name: String) -> Int? { header.firstIndex(of: name) }
    let (id, title, type, date) = (
      column("task_id"), column("title"), column("entry_type"), column("entry_date")
    )
    let (quantity, note) = (column("quantity"), column("notes"))
    let dates = try DateColumn(date, of: text)
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
      default: habits[place].otherRecords += 1
      }
    }
    return PortableHistory(format: name, habits.habits)
  }
}

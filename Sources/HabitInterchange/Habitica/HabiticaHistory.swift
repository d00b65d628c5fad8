import HabitEngine

/// Habitica's `history.csv`, with a row for each change of a task's value, in chronological order.
///
/// The value is a score, not an amount. It grows if the task was done and falls if it was not.
struct HabiticaHistory: ImportFormat {
  let name = "Habitica history"
  private static let columns = ["Task Name", "Task ID", "Task Type", "Date", "Value"]

  func recognizes(_ source: ImportSource) -> Bool {
    guard case .table(_, let header) = source else { return false }
    return header == Self.columns
  }

  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory {
    let text = try source.table
    let dates = try DateColumn(3, of: text)
    let reader = CSVReader(text, progress)
    _ = try reader.next()
    var habits = NamedHabits(prefix: "habitica")
    var values: [Int: Double] = [:]
    try reader.forEachRow { row in
      guard let value = Double(row[4]), value.isFinite else {
        throw row.invalid("“\(row[4].prefix(20))” is no value")
      }
      let place = try habits.place(of: row[0], key: row[1], of: row)
      let day = try dates.foreignDay(row[3], of: row)
      let last = values.updateValue(value, forKey: place) ?? 0
      if value > last {
        habits.add(row[2] == "habit" ? .amount(1) : .done, on: day, to: place)
      } else if row[2] == "daily" {
        habits.add(.missed, on: day, to: place)
      } else {
        // A habit's minus button records something else.
        habits[place].otherRecords += 1
      }
    }
    return PortableHistory(format: name, habits.habits)
  }
}

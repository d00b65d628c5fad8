import Foundation
import HabitEngine

/// This app's own table (``CSVExport``), even if another program has saved it: columns can be in
/// any order, and unknown columns are ignored.
struct CSVImport: TableFormat {
  let name = "Habit Tracker table"

  func recognizes(_ table: TableFile) -> Bool {
    Set(table.header).isSuperset(of: ["habit_id", "habit", "day", "count"])
  }

  func read(_ table: TableFile, _ progress: ImportProgress) throws -> PortableHistory {
    let reader = try table.rows(progress)
    let columns = try TableColumns(table, separator: reader.separator)
    var collected = TableHabits()
    var days: [Int: Set<CalendarDay>] = [:]
    try reader.forEachRow { row in
      let index = try collected.index(of: row, columns)
      let measure = collected.habits[index].target.measure
      guard let day = try columns.day(row, measure) else { return }
      guard days[index, default: []].insert(day.day).inserted else {
        throw row.invalid(.twoRecords(of: day.day))
      }
      collected.add(day, to: index)
    }
    for index in collected.habits.indices { collected.habits[index].days.sort { $0.day < $1.day } }
    for (index, count) in collected.cutNotes {
      collected.habits[index].changes.append(.notes(count))
    }
    return PortableHistory(format: name, habits: collected.habits)
  }
}

/// The habits of a table, identified by their id or name.
private struct TableHabits {
  var habits: [PortableHabit] = []
  /// The number of cut notes by habit.
  private(set) var cutNotes: [Int: Int] = [:]
  /// The indexes by the text of the id or name, because parsing an id for each row would be slow.
  private var indices: [String: Int] = [:]
  /// The indexes by identifier, because an id can be written in several ways.
  private var identities: [UUID: Int] = [:]

  /// Returns the index of a row's habit, creating the habit if necessary.
  mutating func index(of row: CSVRow, _ columns: TableColumns) throws -> Int {
    let key = row[columns.id].isEmpty ? "name/" + row[columns.name] : row[columns.id]
    if let index = indices[key] { return index }
    let habit = try columns.habit(row, at: habits.count)
    let index = identities[habit.id] ?? habits.count
    if index == habits.count {
      try ImportLimits.checkHabits(index + 1, in: row.file)
      habits.append(habit)
      identities[habit.id] = index
    }
    indices[key] = index
    return index
  }

  /// Adds a day, cutting its note to the limit.
  mutating func add(_ day: PortableDay, to index: Int) {
    var day = day
    if day.cutNote() { cutNotes[index, default: 0] += 1 }
    habits[index].days.append(day)
  }
}

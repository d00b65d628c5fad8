import Foundation
import HabitEngine

/// This app's own table, see ``CSVExport``, also after another program has saved it: columns may be
/// in another order, and unknown ones are left out.
struct CSVImport: ImportFormat {
  let name = "Habit Tracker table"

  func recognizes(_ source: ImportSource) -> Bool {
    guard case .table(let table) = source else { return false }
    return Set(table.header).isSuperset(of: ["habit_id", "habit", "day", "count"])
  }

  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory {
    let reader = try source.table.rows(progress)
    let columns = try TableColumns(source.table, separator: reader.separator)
    var table = TableHabits()
    var days: Set<HabitDay> = []
    try reader.forEachRow { row in
      let index = try table.index(of: row, columns)
      let measure = table.habits[index].target.measure
      guard let day = try columns.day(row, measure) else { return }
      guard days.insert(HabitDay(habit: index, day: day.day)).inserted else {
        throw row.invalid("“\(table.habits[index].name)” has two rows of \(day.day)")
      }
      table.add(day, to: index)
    }
    for index in table.habits.indices { table.habits[index].days.sort { $0.day < $1.day } }
    for (index, count) in table.cutNotes { table.habits[index].changes.append(.notes(count)) }
    return PortableHistory(format: name, habits: table.habits)
  }

  private struct HabitDay: Hashable {
    let habit: Int
    let day: CalendarDay
  }
}

/// The habits of a table, found by what their rows have in common.
private struct TableHabits {
  var habits: [PortableHabit] = []
  /// How many notes of a habit were cut.
  private(set) var cutNotes: [Int: Int] = [:]
  /// By the text of the id or the name, as reading an id for each row would take long.
  private var indices: [String: Int] = [:]
  /// By identity, as an id may be written in different ways.
  private var identities: [UUID: Int] = [:]

  /// The place of a row's habit, which is made where it is not there yet.
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

  /// Adds a day, of which the note may be too long.
  mutating func add(_ day: PortableDay, to index: Int) {
    var day = day
    if LimitedText.isLonger(day.note, than: HabitLimits.note) { cutNotes[index, default: 0] += 1 }
    day.note = LimitedText.cut(day.note, to: HabitLimits.note)
    habits[index].days.append(day)
  }
}

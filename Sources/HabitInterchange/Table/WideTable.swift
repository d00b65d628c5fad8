import Foundation
import HabitEngine

/// A table with a row for each day: its date in the first column, then a column for each habit.
struct WideTable {
  func read(_ table: TableFile, _ progress: ImportProgress) throws -> PortableHistory {
    let dates = try DateColumn(0, of: table)
    let columns = try TableLines.columns(of: table)
    var habits = NamedHabits(prefix: "own")
    var names = RepeatedNames()
    var places: [Int: Int] = [:]
    for index in columns.habits {
      let name = table.header[index]
      places[index] = try habits.place(of: name, key: names.identity(name), of: table.head)
    }
    var records = 0
    let reader = try table.rows(progress)
    try reader.forEachRow { row in
      guard !row[0].isEmpty else { return }
      records += places.count
      try ImportLimits.check(records, in: row.file)
      let day = try dates.foreignDay(row[0], of: row)
      for (index, place) in places {
        guard let cell = TableCell(row[index], separator: reader.separator) else { continue }
        habits.add(cell, on: day, to: place)
      }
    }
    return PortableHistory(
      format: "Table with a column for each habit" + dates.formatSuffix,
      habits.habits,
      omissions: [.columns(columns.others)]
    )
  }
}

/// A table with a row for each habit: its name in the first column, then a column for each day.
struct TransposedTable {
  func read(_ table: TableFile, _ progress: ImportProgress) throws -> PortableHistory {
    let dates = try DateColumn(headerOf: table)
    let days = try table.header.indices.dropFirst().filter { !table.header[$0].isEmpty }
      .map { ($0, try dates.foreignDay(table.header[$0], of: table.head)) }
    let reader = try table.rows(progress)
    var habits = NamedHabits(prefix: "own")
    var names = RepeatedNames()
    var records = 0
    try reader.forEachRow { row in
      records += days.count
      try ImportLimits.check(records, in: row.file)
      let name = row[0].trimmingCharacters(in: .whitespaces)
      let place = try habits.place(of: name, key: names.identity(name), of: row)
      for (index, day) in days {
        guard let cell = TableCell(row[index], separator: reader.separator) else {
          throw row.invalid(TableCell.unknown(row[index]))
        }
        habits.add(cell, on: day, to: place)
      }
    }
    return PortableHistory(
      format: "Table with a row for each habit" + dates.formatSuffix,
      habits.habits
    )
  }
}

/// The classification of a wide table's columns.
private enum TableLines {
  private struct Column {
    var filled = 0
    var understood = 0
    var problem: ImportError?
  }

  /// Returns the columns of habits, and the names of the other columns, such as weekdays, notes, and
  /// sums. A column belongs to a habit if at least half of its cells are valid values of a day.
  ///
  /// - Throws: ``ImportError`` at a habit's first invalid cell, or if no column is a habit.
  static func columns(of table: TableFile) throws -> (habits: [Int], others: [String]) {
    let reader = try table.rows()
    try ImportLimits.checkHabits(table.header.count - 1, in: table.file)
    var columns = table.header.map { _ in Column() }
    try reader.forEachRow { row in
      guard !row[0].isEmpty else { return }
      for index in columns.indices.dropFirst() {
        let cell = TableCell(row[index], separator: reader.separator)
        guard cell != .empty else { continue }
        columns[index].filled += 1
        if cell != nil { columns[index].understood += 1 }
        if cell == nil, columns[index].problem == nil {
          columns[index].problem = row.invalid(TableCell.unknown(row[index]))
        }
      }
    }
    // Columns without a name and without values are ignored.
    let named = columns.indices.dropFirst().filter {
      columns[$0].filled > 0 || !table.header[$0].isEmpty
    }
    let habits = named.filter { columns[$0].understood * 2 >= columns[$0].filled }
    let problems = (habits.isEmpty ? named : habits).compactMap { columns[$0].problem }
    if let problem = problems.first { throw problem }
    return (habits, named.filter { !habits.contains($0) }.map { table.header[$0] })
  }
}

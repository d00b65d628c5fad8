import Foundation
import HabitEngine

/// A table with a row for each day, and a column for each habit after the dates.
struct WideTable {
  func read(_ text: TextFile, _ progress: ImportProgress) throws -> PortableHistory {
    let dates = try DateColumn(0, of: text)
    let columns = try TableLines.columns(of: text)
    let reader = CSVReader(text, progress)
    guard let header = try reader.next() else { return PortableHistory(format: "Table", []) }
    var habits = NamedHabits(prefix: "own")
    var names = RepeatedNames()
    var places: [Int: Int] = [:]
    for index in columns.habits {
      let name = header[index].trimmingCharacters(in: .whitespaces)
      places[index] = try habits.place(of: name, key: names.identity(name), of: header)
    }
    var records = 0
    try reader.forEachRow { row in
      guard !row[0].isEmpty else { return }
      records += places.count
      try ImportLimits.check(records, ImportLimits.records, of: "records", in: row.file)
      let day = try dates.foreignDay(row[0], of: row)
      for (index, place) in places {
        guard let cell = TableCell(row[index], separator: reader.separator) else { continue }
        habits.add(cell, on: day, to: place)
      }
    }
    return PortableHistory(
      format: "Table with a column for each habit" + dates.formatSuffix,
      habits.habits,
      omissions: columns.others.isEmpty ? [] : [.columns(columns.others)]
    )
  }
}

/// A table with a row for each habit, and a column for each day after the habits.
struct TurnedTable {
  func read(_ text: TextFile, _ progress: ImportProgress) throws -> PortableHistory {
    let reader = CSVReader(text, progress)
    guard let header = try reader.next() else { return PortableHistory(format: "Table", []) }
    let dates = try DateColumn(fieldsOf: header)
    let days = try header.fields.indices.dropFirst().filter { !header[$0].isEmpty }
      .map { ($0, try dates.foreignDay(header[$0], of: header)) }
    var habits = NamedHabits(prefix: "own")
    var names = RepeatedNames()
    var records = 0
    try reader.forEachRow { row in
      records += days.count
      try ImportLimits.check(records, ImportLimits.records, of: "records", in: row.file)
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

  /// Returns the columns that are habits, and the names of others, such as weekdays, notes and
  /// sums. In a habit's column, at least half of the cells can be interpreted.
  ///
  /// - Throws: ``ImportError`` for a habit's first invalid cell, or if no column is a habit.
  static func columns(of text: TextFile) throws -> (habits: [Int], others: [String]) {
    let reader = CSVReader(text, ImportProgress { _ in })
    guard let header = try reader.next() else { return ([], []) }
    try ImportLimits.checkHabits(header.fields.count - 1, in: text.file)
    var columns = header.fields.map { _ in Column() }
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
    // Columns without a name and values are ignored.
    let named = columns.indices.dropFirst().filter {
      columns[$0].filled > 0 || !header[$0].isEmpty
    }
    let habits = named.filter { columns[$0].understood * 2 >= columns[$0].filled }
    let problems = (habits.isEmpty ? named : habits).compactMap { columns[$0].problem }
    if let problem = problems.first { throw problem }
    return (habits, named.filter { !habits.contains($0) }.map { header[$0] })
  }
}

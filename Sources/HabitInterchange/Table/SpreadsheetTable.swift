import Foundation
import HabitEngine

/// A table from a spreadsheet, recognized by its shape: a row for each habit and day, a row for
/// each day and a column for each habit, or a row for each habit and a column for each day.
struct SpreadsheetTable: ImportFormat {
  let name = "Table"

  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory? {
    guard case .table(let table) = source else { return nil }
    return switch try shape(of: table) {
    case .long(let columns): try LongTable(columns).read(table, progress)
    case .wide: try WideTable().read(table, progress)
    case .turned: try TransposedTable().read(table, progress)
    case nil: nil
    }
  }

  private enum Shape {
    case long(LongTable.Columns)
    case wide, turned
  }

  private func shape(of table: TableFile) throws -> Shape? {
    let header = table.header
    guard header.count > 1, LoopPart.description(of: header) == nil else { return nil }
    if let columns = LongTable.Columns(header) { return .long(columns) }
    guard DateParts(header[0]) == nil else { return nil }
    let days = header.dropFirst().filter { !$0.isEmpty }
    if days.count > 1 || !days.isEmpty && LongTable.Columns.isHabit(header[0]),
      days.allSatisfy({ DateParts($0) != nil })
    {
      return .turned
    }
    guard let row = try table.rows().next(), DateParts(row[0]) != nil else { return nil }
    return .wide
  }
}

/// A table with a row for each habit and day.
struct LongTable {
  /// The indexes of the columns.
  struct Columns {
    let habit: Int
    let date: Int
    let status: Int?
    let amount: Int?
    let unit: Int?
    let note: Int?
    let category: Int?

    /// Finds the columns, or returns nil if there is no column of habits or of dates.
    init?(_ header: [String]) {
      let names = header.map { $0.lowercased().replacing("_", with: " ") }
      func column(_ known: [String]) -> Int? {
        known.lazy.compactMap(names.firstIndex).first
      }
      guard let habit = column(Self.habits),
        let date = column(["date", "day", "entry date", "completion date", "completed at"]),
        habit != date
      else { return nil }
      (self.habit, self.date) = (habit, date)
      status = column(["status", "state", "completed", "complete", "done", "result"])
      amount = column(["value", "count", "amount", "quantity", "progress", "total log"])
      unit = column(["unit", "units"])
      note = column(["note", "notes", "comment", "comments"])
      category = column(["category", "group", "area"])
    }

    /// Returns true if a column with this name has habits.
    static func isHabit(_ name: String) -> Bool {
      habits.contains(name.lowercased().replacing("_", with: " "))
    }

    private static let habits = [
      "habit", "habit name", "habitname", "habits", "name", "title", "task", "task name",
      "activity",
    ]
  }

  private let columns: Columns

  init(_ columns: Columns) {
    self.columns = columns
  }

  func read(_ table: TableFile, _ progress: ImportProgress) throws -> PortableHistory {
    let dates = try DateColumn(columns.date, of: table)
    let reader = try table.rows(progress)
    var habits = NamedHabits(prefix: "own")
    try reader.forEachRow { row in
      guard !row[columns.habit].isEmpty || !row[columns.date].isEmpty else { return }
      let place = try habits.place(of: row[columns.habit], of: row)
      if !row[columns.category].isEmpty { habits.habits[place].setCategory(row[columns.category]) }
      // Habitify writes “times” as the unit of counts.
      if !row[columns.unit].isEmpty, row[columns.unit].lowercased() != "times" {
        habits.habits[place].setTarget(ImportedTarget(amount: 0, unit: row[columns.unit]))
      }
      guard !row[columns.date].isEmpty else { return }
      let day = try dates.foreignDay(row[columns.date], of: row)
      let cell = try cell(of: row, separator: reader.separator)
      habits.add(cell, on: day, note: FormulaGuard.removing(row[columns.note]), to: place)
    }
    return PortableHistory(
      format: "Table with a row for each habit and day" + dates.formatSuffix,
      habits.habits
    )
  }

  /// Returns the value of a row. An amount above 0 takes precedence over any status except
  /// “skipped”. In a table with neither statuses nor amounts, each row is one completion.
  private func cell(of row: CSVRow, separator: UInt8) throws -> TableCell {
    guard columns.status != nil || columns.amount != nil else { return .amount(1) }
    let status = try cell(of: row, columns.status, separator)
    let amount = try cell(of: row, columns.amount, separator)
    switch (status, amount) {
    case (.skipped, _): return .skipped
    case (.empty, _): return amount
    case (_, .amount(let number)) where number > 0: return amount
    default: return status
    }
  }

  private func cell(of row: CSVRow, _ column: Int?, _ separator: UInt8) throws -> TableCell {
    guard let cell = TableCell(row[column], separator: separator) else {
      throw row.invalid(TableCell.unknown(row[column]))
    }
    return cell
  }
}

extension TableCell {
  /// Returns the reason for refusing a cell that can't be interpreted.
  static func unknown(_ text: String) -> LocalizedStringResource {
    LocalizedStringResource("“\(text.excerpt)” is not x, yes, no, skip, or a number such as 8.5")
  }
}

extension DateColumn {
  /// A note about the order of ambiguous dates; empty if there are none or they begin with the
  /// year.
  var formatSuffix: String {
    switch order {
    case nil, .yearFirst: ""
    case .dayFirst: ", dates with the day first"
    case .monthFirst: ", dates with the month first"
    }
  }
}

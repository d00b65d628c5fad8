import Foundation
import HabitEngine

/// A table from a spreadsheet, recognized by its shape: a row for each habit and day, a column for
/// each habit, or a row for each habit.
struct OwnTable: ImportFormat {
  let name = "Table"

  func recognizes(_ source: ImportSource) throws -> Bool {
    guard case .table(let text, let header) = source else { return false }
    return try shape(of: text, header) != nil
  }

  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory {
    let text = try source.table
    let header = try CSVReader(text, ImportProgress { _ in }).next()?.fields ?? []
    switch try shape(of: text, header.map { $0.trimmingCharacters(in: .whitespaces) }) {
    case .long(let columns): return try LongTable(columns).read(text, progress)
    case .wide: return try WideTable().read(text, progress)
    case .turned: return try TurnedTable().read(text, progress)
    case nil: return PortableHistory(format: name, [])
    }
  }

  private enum Shape {
    case long(LongTable.Columns)
    case wide, turned
  }

  private func shape(of text: TextFile, _ header: [String]) throws -> Shape? {
    guard header.count > 1, LoopPart.description(of: header) == nil else { return nil }
    if let columns = LongTable.Columns(header) { return .long(columns) }
    guard DateParts(header[0]) == nil else { return nil }
    let days = header.dropFirst().filter { !$0.isEmpty }
    if days.count > 1 || !days.isEmpty && LongTable.Columns.isHabit(header[0]),
      days.allSatisfy({ DateParts($0) != nil })
    {
      return .turned
    }
    let reader = CSVReader(text, ImportProgress { _ in })
    _ = try reader.next()
    guard let row = try reader.next(), DateParts(row[0]) != nil else { return nil }
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

    /// Returns nil if there is no column of habits or of dates.
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
      amount = column(["value", "count", "amount", "quantity", "progress"])
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

  func read(_ text: TextFile, _ progress: ImportProgress) throws -> PortableHistory {
    let dates = try DateColumn(columns.date, of: text)
    let reader = CSVReader(text, progress)
    _ = try reader.next()
    var habits = NamedHabits(prefix: "own")
    try reader.forEachRow { row in
      guard !row[columns.habit].isEmpty || !row[columns.date].isEmpty else { return }
      let place = try habits.place(of: row[columns.habit], of: row)
      if !row[columns.category].isEmpty { habits[place].setCategory(row[columns.category]) }
      if !row[columns.unit].isEmpty {
        habits[place].setTarget(ImportedTarget(amount: 0, unit: row[columns.unit]))
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

  /// Returns the value of a row: an amount, otherwise a word. A row without either is one
  /// completion.
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
  /// Returns the error message for a cell that can't be interpreted.
  static func unknown(_ text: String) -> String {
    "“\(text.prefix(20))” is none of x, yes, no and skip, and no number like 3 or 8.5"
  }
}

extension DateColumn {
  /// A note about the order of ambiguous dates; empty if there are none.
  var formatSuffix: String {
    switch order {
    case nil, .yearFirst: ""
    case .dayFirst: ", dates with the day first"
    case .monthFirst: ", dates with the month first"
    }
  }
}

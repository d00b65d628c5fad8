import HabitEngine

/// Loop's table of all habits: a column for each habit, a row for each day, and a comma at the end
/// of each line. Names are not quoted.
struct LoopCheckmarks: ImportFormat {
  let name = "Loop Habit Tracker table"

  func recognizes(_ source: ImportSource) throws -> Bool {
    guard case .table(let text, let header) = source, header.first == "Date",
      header.count > 2 || header.count == 2 && header.last != "",
      LoopPart.description(of: header) == nil
    else { return false }
    return try Self.isLoops(text) ?? (header.last == "")
  }

  /// Returns true if the values are Loop's; nil if that is ambiguous.
  private static func isLoops(_ text: TextFile) throws -> Bool? {
    let reader = CSVReader(text, ImportProgress { _ in })
    _ = try reader.next()
    while let row = try reader.next() {
      for field in row.fields.dropFirst() {
        if LoopValue.isLoopsAlone(field) { return true }
        // Loop's values are numbers and words in capitals.
        guard LoopValue.number(field) == nil else { continue }
        switch TableCell(field, separator: reader.separator) {
        case .done, .missed, .skipped: return false
        case .empty, .amount, nil: continue
        }
      }
    }
    return nil
  }

  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory {
    let text = try source.table
    let dates = try DateColumn(0, of: text)
    let reader = CSVReader(text, progress)
    guard let header = try reader.next() else { return PortableHistory(format: name, []) }
    var names = RepeatedNames()
    var habits = LoopCells(header).trimmed(ofAll: false).dropFirst().map {
      LoopTableHabit(name: $0, LoopSettings(), &names)
    }
    let columns = (
      written: habits.count, filled: LoopCells(header).trimmed(ofAll: true).count - 1
    )
    try Self.addDays(to: &habits, reader, header, columns, dates)
    // A spreadsheet may add empty columns.
    let isEmpty = { (habit: LoopTableHabit) in habit.name.isEmpty && habit.isEmpty }
    return PortableHistory(
      format: name,
      try habits.filter { !isEmpty($0) }.map { try $0.built() }
    )
  }

  /// Adds the days of the table to habits, column by column.
  ///
  /// - Parameter columns: The number of values in a row that Loop wrote, and the number if entries
  ///   take two fields and a spreadsheet may have padded the header.
  static func addDays(
    to habits: inout [LoopTableHabit],
    _ reader: CSVReader,
    _ header: CSVRow,
    _ columns: (written: Int, filled: Int),
    _ dates: DateColumn
  ) throws {
    var records = 0
    try reader.forEachRow { row in
      records += habits.count
      try ImportLimits.check(records, ImportLimits.records, of: "records", in: row.file)
      let cells = LoopCells(row)
      let values = cells.trimmed(ofAll: cells.hasEntries).dropFirst()
      let count = cells.hasEntries ? columns.filled : columns.written
      guard values.count == count, count <= habits.count else {
        throw row.invalid(
          "the row has \(Counted.text(row.fields.count, "field")), the first one "
            + "\(header.fields.count); where a habit's name has a comma, only Loop's whole archive "
            + "can be read"
        )
      }
      for (index, value) in values.enumerated() where !value.isEmpty {
        try habits[index].add(value, on: try dates.foreignDay(row[0], of: row), of: row)
      }
    }
  }
}

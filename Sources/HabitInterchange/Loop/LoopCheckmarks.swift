import Foundation
import HabitEngine

/// Loop's table of all habits: a column for each habit, a row for each day, and a comma at the end
/// of each line. Names are not quoted.
struct LoopCheckmarks: TableFormat {
  let name = "Loop Habit Tracker table"

  func recognizes(_ table: TableFile) throws -> Bool {
    guard table.header.first == "Date",
      table.header.count > 2 || table.header.count == 2 && table.header.last != "",
      LoopPart.description(of: table.header) == nil
    else { return false }
    return try Self.isLoops(table) ?? (table.header.last == "")
  }

  /// Returns true if the values are Loop's, false if they are another table's, or nil if they could
  /// be either.
  private static func isLoops(_ table: TableFile) throws -> Bool? {
    let reader = try table.rows()
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

  func read(_ table: TableFile, _ progress: ImportProgress) throws -> PortableHistory {
    let dates = try DateColumn(0, of: table)
    var names = RepeatedNames()
    var habits = LoopCells(table.head).trimmed(ofAll: false).dropFirst().map {
      LoopTableHabit(name: $0, LoopSettings(), &names)
    }
    let columns = (
      written: habits.count, filled: LoopCells(table.head).trimmed(ofAll: true).count - 1
    )
    try Self.addDays(to: &habits, table.rows(progress), columns, dates)
    // A spreadsheet may add columns without anything in them.
    let isEmpty = { (habit: LoopTableHabit) in habit.name.isEmpty && habit.isEmpty }
    return PortableHistory(
      format: name,
      try habits.filter { !isEmpty($0) }.map { try $0.built() }
    )
  }

  /// Adds the days of the table to habits, which are in the order of the columns.
  ///
  /// - Parameter columns: The expected number of values in a row: `written` for a row as Loop wrote
  ///   it; `filled`, which excludes empty fields at the end of the header, for a row with entries
  ///   that take two fields.
  static func addDays(
    to habits: inout [LoopTableHabit],
    _ reader: CSVReader,
    _ columns: (written: Int, filled: Int),
    _ dates: DateColumn
  ) throws {
    var records = 0
    try reader.forEachRow { row in
      records += habits.count
      try ImportLimits.check(records, in: row.file)
      let cells = LoopCells(row)
      let values = cells.trimmed(ofAll: cells.hasEntries).dropFirst()
      let count = cells.hasEntries ? columns.filled : columns.written
      guard values.count == count, count <= habits.count else {
        throw row.invalid(
          """
          the row has more or fewer fields than the first one; if a habit's name has a comma, import \
          Loop's whole archive
          """
        )
      }
      for (index, value) in values.enumerated() where !value.isEmpty {
        try habits[index].add(value, on: try dates.foreignDay(row[0], of: row), of: row)
      }
    }
  }
}

/// A corrected row of Loop's wide table.
///
/// Versions 2.0.0 to 2.0.3 wrote an entry as `Entry(timestamp=2023-04-04, value=2)`, whose comma
/// splits the entry into two fields. A spreadsheet that saves the table removes the empty field at
/// the end of each line, or adds empty fields.
struct LoopCells {
  /// The row's fields, with an entry replaced by its value.
  let fields: [String]
  /// True if the row had an entry.
  let hasEntries: Bool

  init(_ row: CSVRow) {
    var fields: [String] = []
    var entry: String?
    var hasEntries = false
    for field in row.fields {
      let text = entry.map { "\($0),\(field)" } ?? field
      guard text.hasPrefix("Entry(") else {
        fields.append(text)
        continue
      }
      hasEntries = true
      entry = text.hasSuffix(")") ? nil : text
      if entry == nil { fields.append(Self.value(of: text)) }
    }
    if let entry { fields.append(entry) }
    self.fields = fields
    self.hasEntries = hasEntries
  }

  /// Returns the fields without trailing empty fields.
  ///
  /// - Parameter ofAll: True to drop all trailing empty fields; false to drop only the one that
  ///   Loop itself writes.
  func trimmed(ofAll: Bool) -> ArraySlice<String> {
    guard ofAll else { return fields.last == "" ? fields.dropLast() : fields[...] }
    return fields[...(fields.lastIndex { !$0.isEmpty } ?? 0)]
  }

  private static func value(of entry: String) -> String {
    guard let value = entry.range(of: "value=") else { return entry }
    return String(entry[value.upperBound...].prefix { $0 != "," && $0 != ")" })
  }
}

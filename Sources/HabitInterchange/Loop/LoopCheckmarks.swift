import HabitEngine

/// Loop's file with all habits side by side: a column for each, one row a day, every line with a
/// comma at its end. The names are written as they are, without quotes.
struct LoopCheckmarks: ImportFormat {
  let name = "Loop Habit Tracker table"

  func recognizes(_ source: ImportSource) -> Bool {
    guard case .table(_, let header) = source else { return false }
    return header.count > 2 && header.first == "Date" && header.last == ""
  }

  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory {
    PortableHistory(format: name, try habits(CSVReader(try source.table, progress)))
  }

  /// Reads the whole table.
  func habits(_ reader: CSVReader) throws -> [HabitBuilder] {
    guard let header = try reader.next() else { return [] }
    var names = RepeatedNames()
    var habits = try header.fields.dropFirst().dropLast().map { name in
      guard let habit = LoopTableHabit(column: name, &names) else {
        throw header.invalid("a column has no name")
      }
      return habit
    }
    var records = 0
    try reader.forEachRow { row in
      records += habits.count
      try ImportLimits.check(records, ImportLimits.records, of: "records", in: row.file)
      guard row.fields.count == header.fields.count else {
        throw row.invalid(
          "the row has \(Counted.text(row.fields.count, "field")), the first one "
            + "\(header.fields.count); where a habit's name has a comma, only Loop's whole archive "
            + "can be read"
        )
      }
      for index in habits.indices where !row[index + 1].isEmpty {
        try habits[index].add(row[index + 1], on: row[0], of: row)
      }
    }
    return try habits.map { try $0.built() }
  }
}

import Foundation
import HabitEngine

/// HabitBull's export, with a row for each habit and day and ISO or American dates.
///
/// A value of 0 means failed, 1 succeeded, and larger values are amounts. Skipped days have a
/// number far below zero, beyond 32 bits.
struct HabitBullTable: TableFormat {
  let name = "HabitBull table"

  func recognizes(_ table: TableFile) -> Bool {
    table.header.starts(with: ["HabitName", "HabitDescription", "HabitCategory"])
  }

  func read(_ table: TableFile, _ progress: ImportProgress) throws -> PortableHistory {
    guard let date = table.column("CalendarDate", "Date") else {
      throw table.head.invalid(.missing("CalendarDate"))
    }
    guard let value = table.column("Value") else { throw table.head.invalid(.missing("Value")) }
    let note = table.column("CommentText", "Notes")
    let dates = try DateColumn(date, of: table)
    var habits: [HabitBuilder] = []
    var places: [String: Int] = [:]
    try table.rows(progress).forEachRow { row in
      let place = try place(of: row, in: &habits, &places)
      let day = try dates.foreignDay(row[date], of: row)
      let number = row[value].trimmingCharacters(in: .whitespaces)
      guard let amount = Double(number), amount.isFinite else {
        throw row.invalid(.notANumber(number))
      }
      if amount < 0 {
        if amount > Self.skipped { habits[place].negativeDays += 1 }
        habits[place].add(PortableDay(day: day, count: 0, status: .skipped, note: row[note]))
      } else {
        habits[place].add(amount, on: day, note: row[note])
      }
    }
    return PortableHistory(format: name, habits)
  }

  /// Values below this mean skipped.
  private static let skipped = -1e9

  private func place(
    of row: CSVRow,
    in habits: inout [HabitBuilder],
    _ places: inout [String: Int]
  ) throws -> Int {
    let name = row[0].trimmingCharacters(in: .whitespacesAndNewlines)
    if let place = places[name] { return place }
    var habit = HabitBuilder(name: name, identity: "habitbull/\(name)")
    habit.details = [row[1].trimmingCharacters(in: .whitespacesAndNewlines)]
    habit.setCategory(row[2])
    try ImportLimits.checkHabits(habits.count + 1, in: row.file)
    places[name] = habits.count
    habits.append(habit)
    return habits.count - 1
  }
}

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
    var habits = NamedHabits(prefix: "habitbull")
    try table.rows(progress).forEachRow { row in
      let known = habits.habits.count
      let place = try habits.place(of: row[0], of: row)
      if place == known {
        habits.habits[place].details = [row[1].trimmingCharacters(in: .whitespacesAndNewlines)]
        habits.habits[place].setCategory(row[2])
      }
      let day = try dates.foreignDay(row[date], of: row)
      let number = row[value].trimmingCharacters(in: .whitespaces)
      guard let amount = Double(number), amount.isFinite else {
        throw row.invalid(.notANumber(number))
      }
      if amount < 0 {
        if amount > Self.skipped { habits.habits[place].negativeDays += 1 }
        habits.habits[place].add(PortableDay(day: day, count: 0, status: .skipped, note: row[note]))
      } else {
        habits.habits[place].add(amount, on: day, note: row[note])
      }
    }
    return PortableHistory(format: name, habits.habits)
  }

  /// Values below this mean skipped.
  private static let skipped = -1e9
}

import Foundation
import HabitEngine

/// HabitBull's export, with a row for each habit and day and ISO or American dates.
///
/// A value of 0 means failed, 1 succeeded, and larger values are amounts. Skipped days have a
/// number far below zero, beyond 32 bits.
struct HabitBullTable: ImportFormat {
  let name = "HabitBull table"

  func recognizes(_ source: ImportSource) -> Bool {
    guard case .table(_, let header) = source else { return false }
    return header.starts(with: ["HabitName", "HabitDescription", "HabitCategory"])
  }

  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory {
    let reader = CSVReader(try source.table, progress)
    guard let header = try reader.next() else { return PortableHistory(format: name, []) }
    let names = header.fields.map { $0.trimmingCharacters(in: .whitespaces) }
    guard let date = names.firstIndex(where: { ["CalendarDate", "Date"].contains($0) }),
      let value = names.firstIndex(of: "Value")
    else { throw header.invalid("the columns CalendarDate and Value are missing") }
    let note = names.firstIndex { ["CommentText", "Notes"].contains($0) }
    // HabitBull itself writes the month first.
    let dates = try DateColumn(date, of: source.table, usual: .monthFirst)
    var habits: [HabitBuilder] = []
    var places: [String: Int] = [:]
    try reader.forEachRow { row in
      let place = try place(of: row, in: &habits, &places)
      let day = try dates.foreignDay(row[date], of: row)
      let number = row[value].trimmingCharacters(in: .whitespaces)
      guard let amount = Double(number), amount.isFinite else {
        throw row.invalid("“\(number.prefix(20))” is no value")
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

import Foundation
import HabitEngine

/// Daylio's CSV export, with a row for each diary entry and its activities. Each activity becomes a
/// habit; moods and notes are ignored.
struct DaylioTable: TableFormat {
  let name = "Daylio export"

  func recognizes(_ table: TableFile) -> Bool {
    Set(table.header).isSuperset(of: ["full_date", "mood", "activities"])
  }

  func read(_ table: TableFile, _ progress: ImportProgress) throws -> PortableHistory {
    let (date, activities) = (table.column("full_date"), table.column("activities"))
    let dates = try DateColumn(date, of: table)
    var habits = NamedHabits(prefix: "daylio")
    var days: [Int: Set<CalendarDay>] = [:]
    try table.rows(progress).forEachRow { row in
      let day = try dates.foreignDay(row[date], of: row)
      for activity in row[activities].split(separator: "|") {
        let name = activity.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { continue }
        let place = try habits.place(of: name, of: row)
        // Several entries of a day may have the same activity.
        guard days[place, default: []].insert(day).inserted else { continue }
        habits.add(.done, on: day, to: place)
      }
    }
    return PortableHistory(format: name, habits.habits)
  }
}

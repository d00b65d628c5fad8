import Foundation
import HabitEngine

/// This app's own table, see ``CSVExport``, also after another program has saved it: columns may be
/// in another order, and unknown ones are left out.
struct CSVImport: ImportFormat {
  let name = "Habit Tracker table"

  func recognizes(_ source: ImportSource) -> Bool {
    guard case .table(_, let header) = source else { return false }
    return Set(header).isSuperset(of: ["habit_id", "habit", "day", "count"])
  }

  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory {
    let reader = CSVReader(try source.table, progress)
    let header = try reader.next()?.fields.map { $0.trimmingCharacters(in: .whitespaces) } ?? []
    let columns = Columns(header)
    var table = TableHabits()
    var days: Set<HabitDay> = []
    try reader.forEachRow { row in
      let index = try table.index(of: row, columns)
      guard let day = try columns.day(row) else { return }
      guard days.insert(HabitDay(habit: index, day: day.day)).inserted else {
        throw row.invalid("“\(table.habits[index].name)” has two rows of \(day.day)")
      }
      table.add(day, to: index)
    }
    for index in table.habits.indices { table.habits[index].days.sort { $0.day < $1.day } }
    for (index, count) in table.cutNotes { table.habits[index].changes.append(.notes(count)) }
    return PortableHistory(format: name, habits: table.habits)
  }

  private struct HabitDay: Hashable {
    let habit: Int
    let day: CalendarDay
  }
}

/// The habits of a table, found by what their rows have in common.
private struct TableHabits {
  var habits: [PortableHabit] = []
  /// How many notes of a habit were cut.
  private(set) var cutNotes: [Int: Int] = [:]
  /// By the text of the id or the name, as reading an id for each row would take long.
  private var indices: [String: Int] = [:]
  /// By identity, as an id may be written in different ways.
  private var identities: [UUID: Int] = [:]

  /// The place of a row's habit, which is made where it is not there yet.
  mutating func index(of row: CSVRow, _ columns: Columns) throws -> Int {
    let key = row[columns.id].isEmpty ? "name/" + row[columns.name] : row[columns.id]
    if let index = indices[key] { return index }
    let habit = try columns.habit(row, at: habits.count)
    let index = identities[habit.id] ?? habits.count
    if index == habits.count {
      try ImportLimits.checkHabits(index + 1, in: row.file)
      habits.append(habit)
      identities[habit.id] = index
    }
    indices[key] = index
    return index
  }

  /// Adds a day, of which the note may be too long.
  mutating func add(_ day: PortableDay, to index: Int) {
    var day = day
    if LimitedText.isLonger(day.note, than: HabitLimits.note) { cutNotes[index, default: 0] += 1 }
    day.note = LimitedText.cut(day.note, to: HabitLimits.note)
    habits[index].days.append(day)
  }
}

/// Where the columns of the table stand.
private struct Columns {
  let id: Int?
  let name: Int?
  private let category: Int?
  private let perDay: Int?
  private let day: Int?
  private let status: Int?
  private let count: Int?
  private let note: Int?

  init(_ header: [String]) {
    func column(_ name: String) -> Int? { header.firstIndex(of: name) }
    id = column("habit_id")
    name = column("habit")
    category = column("category")
    perDay = column("per_day")
    day = column("day")
    status = column("status")
    count = column("count")
    note = column("note")
  }

  func habit(_ row: CSVRow, at place: Int) throws -> PortableHabit {
    let fullName = FormulaGuard.removing(row[name])
    let name = LimitedText.cut(fullName, to: HabitLimits.name)
    guard !name.isEmpty else { throw row.invalid("the habit has no name") }
    let category = LimitedText.cut(FormulaGuard.removing(row[category]), to: 100)
    return PortableHabit(
      id: try identity(row, name),
      name: name,
      category: category.isEmpty ? nil : HabitCategory.known(category)?.rawValue ?? category,
      completionsPerDay: try number(row, perDay, 1...99) ?? 1,
      position: place,
      changes: LimitedText.isLonger(fullName, than: HabitLimits.name)
        ? [.name(fullName, isInDescription: false)] : []
    )
  }

  /// The row's record, or nothing where it has no day.
  func day(_ row: CSVRow) throws -> PortableDay? {
    guard !row[day].isEmpty else { return nil }
    guard let day = DayText.isoDay(ArraySlice(row[day].utf8)) else {
      throw row.invalid("“\(row[day].prefix(20))” is no day; 2026-01-31 is one")
    }
    let word = row[status].lowercased()
    guard let status = word.isEmpty ? .done : DayStatus(rawValue: word) else {
      throw row.invalid("“\(word.prefix(20))” is none of done, missed and skipped")
    }
    let count = try number(row, count, Measure.times.counts) ?? status.usualCount
    let note = FormulaGuard.removing(row[note])
    return PortableDay(day: day, count: count, status: status, note: note)
  }

  private func identity(_ row: CSVRow, _ name: String) throws -> UUID {
    guard !row[id].isEmpty else { return StableIdentity.uuid(of: "table/\(name)") }
    guard let identity = UUID(uuidString: row[id]) else {
      throw row.invalid("“\(row[id].prefix(40))” is no habit_id; it may be left empty")
    }
    return identity
  }

  private func number(_ row: CSVRow, _ column: Int?, _ range: ClosedRange<Int>) throws -> Int? {
    let text = row[column].trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw row.invalid(
        "“\(text.prefix(20))” is not from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }
}

import Foundation
import HabitEngine

/// A row of Loop's table Habits and the repetitions that belong to it.
struct LoopHabit {
  let number: Int
  let position: Int
  let identity: UUID
  private let name: String
  private let details: String
  private let color: String
  private let isArchived: Bool
  private let measure: LoopMeasure
  private let reminders: [PortableReminder]
  private var days: [CalendarDay: PortableDay] = [:]
  private var repeatedDays = 0
  private let isNameCut: Bool

  /// - Throws: ``ImportError`` for a habit without a name or with values that no version wrote.
  init(_ row: SQLiteRow, version: Int) throws {
    let fullName = try row.text("name")
    guard !fullName.isEmpty else { throw row.invalid("the habit has no name") }
    name = String(fullName.prefix(80)).trimmingCharacters(in: .whitespaces)
    number = try row.integer("id") ?? Int(row.number)
    position = try row.integer("position") ?? Int.max
    measure = try LoopMeasure(row)
    // A name of which the end is lost would be data lost; the description has room for it.
    var lines = [try row.text("question"), try row.text("description"), measure.summary]
    isNameCut = name != fullName
    if isNameCut { lines.insert(fullName, at: 0) }
    details = String(lines.filter { !$0.isEmpty }.joined(separator: "\n").prefix(500))
    color = LoopPalette.hex(of: try row.integer("color") ?? 0, version: version)
    isArchived = try row.integer("archived") ?? 0 != 0
    reminders = try LoopReminder.reminders(of: row)
    let uuid = try row.text("uuid").lowercased().replacing("-", with: "")
    // Ids are never used again (autoincrement), but two phones use the same ones.
    identity = StableIdentity.uuid(of: uuid.isEmpty ? "loop/\(number)/\(fullName)" : "loop/\(uuid)")
  }

  /// What could not be taken over as it was.
  var remarks: [String] {
    var remarks = measure.remarks
    if isNameCut {
      remarks.append("the name is cut at 80 characters, the description has it whole.")
    }
    if repeatedDays > 0 {
      remarks.append("\(repeatedDays) repetitions of a day that had one already are left out.")
    }
    return remarks.map { "“\(name)”: \($0)" }
  }

  /// Adds a row of the table Repetitions.
  /// - Throws: ``ImportError`` for a day or a value that no version wrote.
  mutating func add(_ row: SQLiteRow) throws {
    guard let timestamp = try row.integer("timestamp") else {
      throw row.invalid("the repetition has no day")
    }
    // Loop keeps midnight in UTC of the civil day, in milliseconds, never before 1970.
    guard (0..<Self.endOfTime).contains(timestamp) else {
      throw row.invalid("the day is out of range (timestamp \(timestamp), 1970 to 2199 expected)")
    }
    let day = CalendarDay(rawValue: timestamp / 86_400_000)
    guard let record = try measure.day(day, of: row) else { return }
    guard days[day] == nil else {
      // Versions before 22 have no unique index. Loop itself keeps the first row, and so do we.
      repeatedDays += 1
      return
    }
    days[day] = record
  }

  /// 2200-01-01 in milliseconds. Later days come from broken clocks and broken files.
  private static let endOfTime = 7_258_118_400_000

  /// The habit in this app's terms.
  func portable(at position: Int) -> PortableHabit {
    PortableHabit(
      id: identity,
      name: name,
      details: details,
      originalColor: color,
      completionsPerDay: measure.completionsPerDay,
      streakGoal: measure.streakGoal,
      reminders: reminders,
      position: position,
      isArchived: isArchived,
      days: days.values.sorted { $0.day < $1.day }
    )
  }
}

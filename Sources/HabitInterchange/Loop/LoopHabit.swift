import Foundation
import HabitEngine

/// A row of Loop's table Habits and the repetitions that belong to it.
struct LoopHabit {
  let number: Int
  let position: Int
  private(set) var builder: HabitBuilder
  private let measure: LoopMeasure

  /// - Throws: ``ImportError`` for a habit without a name or with values that no version wrote.
  init(_ row: SQLiteRow, version: Int, groups: [Int: String]) throws {
    let name = try row.text("name")
    number = try row.integer("id") ?? Int(row.number)
    position = try row.integer("position") ?? Int.max
    let uuid = try row.text("uuid").lowercased().replacing("-", with: "")
    // Ids are never used again (autoincrement), but two phones use the same ones.
    let identity = uuid.isEmpty ? "loop/\(number)/\(name)" : "loop/\(uuid)"
    guard var builder = HabitBuilder(name: name, identity: identity) else {
      throw row.invalid("the habit has no name")
    }
    builder.details = [try row.text("question"), try row.text("description")]
    builder.originalColor = LoopPalette.hex(of: try row.integer("color") ?? 0, version: version)
    builder.isArchived = try row.integer("archived") ?? 0 != 0
    try LoopReminder.read(row, into: &builder)
    measure = LoopMeasure(try LoopSettings(row), of: &builder)
    if let group = try row.integer("group_id").flatMap({ groups[$0] }) {
      builder.setCategory(group)
    }
    self.builder = builder
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
    // Before schema 16 a repetition has no value: that it is there means done.
    let value = try row.integer("value") ?? LoopValue.yes
    guard measure.isKnown(value) else {
      throw row.invalid("the value of a yes-or-no habit is \(value), -1 to 3 expected")
    }
    // Versions before 22 have no unique index. Loop itself keeps the first row, and so do we.
    measure.add(value, on: day, note: try row.text("notes"), to: &builder)
  }

  /// 2200-01-01 in milliseconds. Later days come from broken clocks and broken files.
  private static let endOfTime = 7_258_118_400_000
}

import Foundation
import HabitEngine

/// A row of Loop's table Habits with its repetitions.
struct LoopHabit {
  let number: Int
  let position: Int
  private(set) var builder: HabitBuilder
  private let measure: LoopMeasure

  /// Reads a row.
  ///
  /// - Throws: ``ImportError`` for values that no version writes.
  init(_ row: SQLiteRow, version: Int, groups: [Int: String]) throws {
    let name = try row.text("name")
    number = try row.integer("id") ?? Int(row.number)
    position = try row.integer("position") ?? Int.max
    let uuid = try row.text("uuid").lowercased().replacing("-", with: "")
    // Two phones can have the same ids, so the name is part of the identity.
    let identity = uuid.isEmpty ? "loop/\(number)/\(name)" : "loop/\(uuid)"
    var builder = HabitBuilder(name: name, identity: identity)
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
  ///
  /// - Throws: ``ImportError`` for a day or a value that no version writes.
  mutating func add(_ row: SQLiteRow) throws {
    guard let timestamp = try row.integer("timestamp") else {
      throw row.invalid(.missing("timestamp"))
    }
    // Loop stores midnight UTC of the calendar day, in milliseconds, never before 1970.
    guard (0..<Self.endOfTime).contains(timestamp) else {
      throw row.invalid(.notAForeignDay(String(timestamp)))
    }
    let day = CalendarDay(rawValue: timestamp / 86_400_000)
    // Before schema 16 repetitions have no value; each one means done.
    let value = try row.integer("value") ?? LoopValue.yes
    guard measure.isKnown(value) else {
      throw row.invalid(LoopValue.outside(value))
    }
    // Versions before 22 have no unique index. The first row is kept, as in Loop.
    measure.add(value, on: day, note: try row.text("notes"), to: &builder)
  }

  /// 2200-01-01 in milliseconds. Later days come from wrong clocks or broken files.
  private static let endOfTime = 7_258_118_400_000
}

/// The colors of Loop Habit Tracker: plain ARGB numbers before schema 14, a palette of 13 colors up
/// to schema 20, and a palette of 20 colors since then.
enum LoopPalette {
  /// Returns the color as `#RRGGBB`. A number outside the palette is red, as in Loop.
  static func hex(of color: Int, version: Int) -> String {
    if version < 14 { return HexColor.text(color) }
    if version < 21 {
      return current[indicesBefore21.indices.contains(color) ? indicesBefore21[color] : 0]
    }
    return current[current.indices.contains(color) ? color : 0]
  }

  private static let current = [
    "#D32F2F", "#E64A19", "#F57C00", "#FF8F00", "#F9A825", "#AFB42B", "#7CB342", "#388E3C",
    "#00897B", "#00ACC1", "#039BE5", "#1976D2", "#303F9F", "#5E35B1", "#8E24AA", "#D81B60",
    "#5D4037", "#303030", "#757575", "#AAAAAA",
  ]

  /// The indexes of the 13 earlier colors in the palette of 20.
  private static let indicesBefore21 = [0, 1, 4, 5, 7, 8, 9, 10, 13, 14, 15, 17, 19]
}

/// A habit's only reminder, in the columns `reminder_hour`, `reminder_min`, and `reminder_days`.
private enum LoopReminder {
  /// The weekdays of the bits in `reminder_days`, lowest first.
  private static let bits: [Weekday] = [
    .saturday, .sunday, .monday, .tuesday, .wednesday, .thursday, .friday,
  ]

  /// Reads the reminder in a row of the table Habits.
  static func read(_ row: SQLiteRow, into habit: inout HabitBuilder) throws {
    guard let hour = try row.integer("reminder_hour"), let minute = try row.integer("reminder_min")
    else { return }
    guard (0...23).contains(hour), (0...59).contains(minute) else {
      throw row.invalid(.notATime("\(hour):\(minute)"))
    }
    let mask = try row.integer("reminder_days") ?? 127
    let weekdays = Set(bits.indices.filter { mask & 1 << $0 != 0 }.map { bits[$0] })
    habit.addReminder(hour: hour, minute: minute, weekdays: weekdays)
  }
}

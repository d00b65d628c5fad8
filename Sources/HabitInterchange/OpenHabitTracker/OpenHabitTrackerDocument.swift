import Foundation
import HabitEngine

/// The JSON export of OpenHabitTracker: settings, and categories with their habits, notes, and
/// tasks. Notes and tasks are not imported.
struct OpenHabitTrackerDocument: JSONFormat {
  let name = "OpenHabitTracker export"

  func recognizes(_ shape: JSONShape) -> Bool {
    shape.elementMembers["Categories"]?.isSuperset(of: ["Title", "Habits"]) ?? false
  }

  func read(_ reader: JSONReader) throws -> PortableHistory {
    var habits: [HabitBuilder] = []
    var names = RepeatedNames()
    var (deleted, notes, tasks, durations) = (0, 0, 0, 0)
    try reader.object { member in
      guard member == "Categories" else { return try reader.skip() }
      try reader.array { _ in
        let category = try OpenCategory(reader)
        notes += category.notes
        tasks += category.tasks
        for habit in category.habits {
          if habit.isDeleted {
            deleted += 1
          } else {
            habits.append(habit.builder(category.title, &names))
            durations += habit.durations
          }
          try ImportLimits.checkHabits(habits.count + deleted, in: reader.file)
        }
      }
    }
    try reader.finish()
    return PortableHistory(
      format: name,
      habits,
      omissions: [
        .deletedHabits(deleted), .others(notes, .note), .others(tasks, .task),
        .others(durations, .duration),
      ]
    )
  }
}

/// A category of the export.
private struct OpenCategory {
  private(set) var title = ""
  private(set) var habits: [OpenHabit] = []
  private(set) var notes = 0
  private(set) var tasks = 0

  init(_ reader: JSONReader) throws {
    func count(_ number: inout Int) throws {
      try reader.arrayUnlessNull { _ in
        number += 1
        try reader.skip()
      }
    }
    try reader.object { member in
      switch member {
      case "Title": title = try reader.text()
      case "Habits":
        try reader.arrayUnlessNull { _ in habits.append(try OpenHabit(reader)) }
      case "Notes": try count(&notes)
      case "Tasks": try count(&tasks)
      default: try reader.skip()
      }
    }
  }
}

/// A habit of the export.
private struct OpenHabit {
  private(set) var isDeleted = false
  /// The number of completions with a duration.
  private(set) var durations = 0
  private var title = ""
  private var createdAt: Date?
  private var items: [String] = []
  /// The frequency: `count` times in `interval` periods. A period of 0 is a day, 1 a week, 2 a
  /// month, 3 a year.
  private var (count, interval, period) = (1, 1, 0)
  /// True if the habit shows quantities instead of the number of times.
  private var countsQuantities = false
  private var quantity = 1
  private var times: [(day: CalendarDay, quantity: Int)] = []

  init(_ reader: JSONReader) throws {
    try reader.object { member in
      switch member {
      case "Title": title = try reader.text()
      case "IsDeleted": isDeleted = try reader.unlessNull(reader.boolean) ?? false
      case "CreatedAt":
        createdAt = try reader.unlessNull(reader.stringBytes).flatMap(InstantText.date)
      case "RepeatCount": count = try reader.unlessNull(reader.integer) ?? 1
      case "RepeatInterval": interval = try reader.unlessNull(reader.integer) ?? 1
      case "RepeatPeriod": period = try reader.unlessNull(reader.integer) ?? 0
      case "DisplayMetric": countsQuantities = try reader.unlessNull(reader.integer) == 2
      case "TargetQuantity": quantity = try reader.unlessNull(reader.integer) ?? 1
      case "Items":
        try reader.arrayUnlessNull { _ in
          if let item = try reader.strings("Title")["Title"], !item.isEmpty { items.append(item) }
        }
      case "TimesDone": try reader.arrayUnlessNull { _ in try readTime(reader) }
      default: try reader.skip()
      }
    }
  }

  /// Returns the imported habit. The export has no IDs.
  func builder(_ category: String, _ names: inout RepeatedNames) -> HabitBuilder {
    let identity = names.identity("openhabittracker/\(title)")
    var builder = HabitBuilder(name: title, identity: identity)
    builder.createdAt = createdAt
    builder.details = items.map { "• \($0)" }
    builder.setCategory(category)
    let units: [ImportedFrequency.Unit] = [.day, .week, .month, .year]
    let unit = units.indices.contains(period) ? units[period] : .day
    let isDaily = unit == .day && interval <= 1
    if !isDaily { builder.frequency = .times(atLeastOne: count, every: interval, unit) }
    let perDay = countsQuantities ? quantity : isDaily ? count : 1
    builder.setTarget(ImportedTarget(amount: Double(max(perDay, 1)), unit: ""))
    for time in times {
      builder.sum(Double(countsQuantities ? time.quantity : 1), on: time.day, note: "")
    }
    return builder
  }

  /// Reads a completion, and adds its day and quantity to ``times``. The day is in the user's time
  /// zone.
  private mutating func readTime(_ reader: JSONReader) throws {
    var start: ArraySlice<UInt8> = []
    var end: ArraySlice<UInt8>?
    var quantity = 1
    try reader.object { member in
      switch member {
      case "StartedAt": start = try reader.stringBytes()
      case "CompletedAt": end = try reader.unlessNull(reader.stringBytes)
      case "Quantity": quantity = try reader.unlessNull(reader.integer) ?? 1
      default: try reader.skip()
      }
    }
    guard let day = DayText.isoDay(start.prefix(10)), ImportLimits.days.contains(day) else {
      throw reader.invalid(.noForeignDay)
    }
    times.append((day, quantity))
    if let end, end != start { durations += 1 }
  }
}

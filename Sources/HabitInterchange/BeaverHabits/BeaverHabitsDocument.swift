import Foundation
import HabitEngine

/// The export of Beaver Habit Tracker: habits with records of `day`, `done`, and `text`.
struct BeaverHabitsDocument: JSONFormat {
  let name = "Beaver Habit Tracker export"

  func recognizes(_ shape: JSONShape) -> Bool {
    shape.elementMembers["habits"]?.isSuperset(of: ["name", "records"]) ?? false
  }

  func read(_ reader: JSONReader) throws -> PortableHistory {
    var habits: [BeaverHabit] = []
    var order: [String] = []
    var names = RepeatedNames()
    try reader.object { member in
      switch member {
      case "habits":
        try reader.array { _ in
          habits.append(try BeaverHabit(reader, &names))
          try ImportLimits.checkHabits(habits.count, in: reader.file)
        }
      case "order": order = try reader.unlessNull { try reader.elements(reader.string) } ?? []
      default: try reader.skip()
      }
    }
    try reader.finish()
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    func key(_ habit: BeaverHabit) -> (Int, Int) {
      (habit.isStarred ? 0 : 1, places[habit.id] ?? Int.max)
    }
    let kept = habits.filter { !$0.isDeleted }.sorted { key($0) < key($1) }
    let deleted = habits.count - kept.count
    return PortableHistory(
      format: name,
      kept.map(\.builder),
      omissions: [.deletedHabits(deleted)]
    )
  }
}

/// A habit in the export.
private struct BeaverHabit {
  private(set) var id = ""
  private(set) var isDeleted = false
  private(set) var isStarred = false
  private(set) var builder: HabitBuilder

  init(_ reader: JSONReader, _ names: inout RepeatedNames) throws {
    var name = ""
    var id = ""
    var status = ""
    var tags: [String] = []
    var records: [PortableDay] = []
    var frequency = ImportedFrequency.daily
    var isStarred = false
    try reader.object { member in
      switch member {
      case "name": name = try reader.string()
      case "id": id = try Self.text(reader)
      case "status": status = try reader.text()
      case "star":
        if try reader.kind() == .boolean {
          isStarred = try reader.boolean()
        } else {
          try reader.skip()
        }
      case "tags": try reader.array { _ in tags.append(try reader.string()) }
      case "period": frequency = try reader.unlessNull { try Self.frequency(reader) } ?? .daily
      case "records":
        try reader.array { _ in
          if let record = try Self.record(reader) { records.append(record) }
        }
      default: try reader.skip()
      }
    }
    // A habit gets an id with its first change. Until then, only the name identifies the habit.
    let identity = names.identity(id.isEmpty ? "beaver/name/\(name)" : "beaver/\(id)")
    var builder = HabitBuilder(name: name, identity: identity)
    tags.forEach { builder.setCategory($0) }
    builder.frequency = frequency
    builder.isArchived = status == "archive"
    records.forEach { builder.add($0) }
    self.builder = builder
    self.id = id
    self.isStarred = isStarred
    isDeleted = status == "soft_delete"
  }

  private static func text(_ reader: JSONReader) throws -> String {
    try reader.kind() == .number ? String(try reader.integer()) : try reader.string()
  }

  /// Reads a number of times in a number of days, weeks, months, or years.
  private static func frequency(_ reader: JSONReader) throws -> ImportedFrequency {
    var (type, length, times) = ("D", 1, 1)
    try reader.object { member in
      switch member {
      case "period_type": type = try reader.string()
      case "period_count": length = try reader.integer()
      case "target_count": times = try reader.integer()
      default: try reader.skip()
      }
    }
    let units: [String: ImportedFrequency.Unit] = ["W": .week, "M": .month, "Y": .year]
    return .times(atLeastOne: times, every: length, units[type] ?? .day)
  }

  private static func record(_ reader: JSONReader) throws -> PortableDay? {
    var day: CalendarDay?
    var isDone = false
    var note = ""
    try reader.object { member in
      switch member {
      case "day": day = DayText.isoDay(try reader.stringBytes())
      case "done": isDone = try reader.unlessNull(reader.boolean) ?? false
      case "text": note = try reader.text()
      default: try reader.skip()
      }
    }
    guard let day, ImportLimits.days.contains(day) else {
      throw reader.invalid(.noForeignDay)
    }
    // A tag in the note marks a skipped day.
    let isSkipped = note.split(whereSeparator: \.isWhitespace).contains("#skip")
    if isSkipped, !isDone { return PortableDay(day: day, count: 0, status: .skipped, note: note) }
    guard isDone || !note.isEmpty else { return nil }
    return PortableDay(day: day, count: isDone ? 1 : 0, status: .done, note: note)
  }
}

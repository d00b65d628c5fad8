import Foundation
import HabitEngine

/// A habit or daily of the export.
struct HabiticaTask {
  private let isDaily: Bool
  private var id = ""
  private var text = ""
  private var notes = ""
  private var tags: [String] = []
  /// The buttons of the habit.
  private var (hasPlus, hasMinus) = (true, true)
  private var frequency = "daily"
  private var interval = 1
  private var weekdays: Set<Weekday> = []
  private var daysOfMonth: Set<Int> = []
  private var start: Date?
  private var created: Date?
  private var reminders: [Date] = []
  private var checklist: [String] = []
  private var entries: [HabiticaEntry] = []

  private static let weekdays: [String: Weekday] = [
    "su": .sunday, "m": .monday, "t": .tuesday, "w": .wednesday, "th": .thursday, "f": .friday,
    "s": .saturday,
  ]

  init(_ reader: JSONReader, isDaily: Bool) throws {
    self.isDaily = isDaily
    try reader.object { member in
      switch member {
      case "id", "_id": id = try reader.unlessNull(reader.string) ?? id
      case "text": text = try reader.text()
      case "notes": notes = try reader.text()
      case "tags": try reader.array { _ in tags.append(try reader.string()) }
      case "up": hasPlus = try reader.unlessNull(reader.boolean) ?? true
      case "down": hasMinus = try reader.unlessNull(reader.boolean) ?? true
      case "frequency": frequency = try reader.unlessNull(reader.string) ?? "daily"
      case "everyX": interval = try reader.unlessNull(reader.integer) ?? 1
      case "repeat": try reader.unlessNull { try readWeekdays(reader) }
      case "daysOfMonth":
        try reader.arrayUnlessNull { _ in daysOfMonth.insert(try reader.integer()) }
      case "startDate": start = try reader.unlessNull { try HabiticaEntry.date(reader) }
      case "createdAt": created = try reader.unlessNull { try HabiticaEntry.date(reader) }
      case "reminders": try reader.arrayUnlessNull { _ in try readReminder(reader) }
      case "checklist":
        try reader.arrayUnlessNull { _ in
          if let item = try reader.strings("text")["text"], !item.isEmpty { checklist.append(item) }
        }
      case "history":
        try reader.arrayUnlessNull { _ in
          if let entry = try reader.unlessNull({ try HabiticaEntry(reader) }) {
            entries.append(entry)
          }
        }
      default: try reader.skip()
      }
    }
  }

  /// Returns the imported habit.
  ///
  /// - Parameter tagNames: The names of the user's tags by ID.
  func builder(
    _ tagNames: [String: String],
    _ clock: HabiticaClock,
    _ reader: JSONReader
  ) throws -> HabitBuilder {
    var builder = HabitBuilder(name: text, identity: "habitica/\(id)")
    builder.details = [notes] + checklist.map { "• \($0)" }
    for tag in tags { builder.setCategory(tagNames[tag] ?? "") }
    builder.createdAt = created
    builder.reminders = reminders.map { date in
      let minute = clock.minuteOfDay(date)
      return Reminder(hour: minute / 60, minute: minute % 60, weekdays: Set(Weekday.allCases))
    }
    if isDaily {
      builder.frequency = dailyFrequency(clock)
    } else if isBad {
      builder.setTarget(ImportedTarget(amount: 0, unit: "", isUpperLimit: true))
    }
    try addDays(to: &builder, clock, reader)
    return builder
  }

  /// True if the habit has only a minus button. Such a habit is imported as a quit habit.
  private var isBad: Bool { hasMinus && !hasPlus }

  private func addDays(
    to builder: inout HabitBuilder,
    _ clock: HabiticaClock,
    _ reader: JSONReader
  ) throws {
    var scores = HabiticaScores(isDaily: isDaily)
    // Habitica replaces older entries by the average of a month or year, which has no status.
    let isDetailed = entries.contains(where: \.isDetailed)
    for entry in entries {
      let day = clock.day(entry.date)
      guard ImportLimits.days.contains(day) else {
        let reason = LocalizedStringResource.notAForeignDay(day.description)
        throw reader.invalid("\(text.excerpt): \(reason)")
      }
      guard isDetailed else {
        scores.add(entry.value, on: day, to: &builder)
        continue
      }
      if isDaily, let isCompleted = entry.isCompleted {
        guard isCompleted || entry.isDue else { continue }
        scores.add(isCompleted: isCompleted, on: day, to: &builder)
      } else if !isDaily, let plus = entry.plus, let minus = entry.minus {
        let (count, other) = isBad ? (minus, plus) : (plus, minus)
        if count > 0 { builder.sum(Double(count), on: day, note: "") }
        builder.otherRecords += other
      } else {
        builder.otherRecords += 1
      }
    }
  }

  private func dailyFrequency(_ clock: HabiticaClock) -> ImportedFrequency {
    switch frequency {
    case "weekly" where interval == 1: .weekdays(weekdays)
    case "weekly": .times(atLeastOne: weekdays.count, every: interval, .week)
    case "monthly" where interval == 1 && !daysOfMonth.isEmpty: .exactly(.daysOfMonth(daysOfMonth))
    case "monthly": .times(atLeastOne: daysOfMonth.count, every: interval, .month)
    case "yearly": .times(atLeastOne: 1, every: interval, .year)
    default:
      if let start, Schedule.intervals.contains(interval) {
        .exactly(.everyNDays(interval, from: clock.date(start)))
      } else {
        .times(atLeastOne: 1, every: interval, .day)
      }
    }
  }

  private mutating func readWeekdays(_ reader: JSONReader) throws {
    try reader.object { name in
      guard let weekday = Self.weekdays[name] else { return try reader.skip() }
      if try reader.unlessNull(reader.boolean) ?? false { weekdays.insert(weekday) }
    }
  }

  private mutating func readReminder(_ reader: JSONReader) throws {
    try reader.object { member in
      guard member == "time" else { return try reader.skip() }
      if let time = try reader.unlessNull({ try HabiticaEntry.date(reader) }) {
        reminders.append(time)
      }
    }
  }
}

/// An entry of a task's history.
struct HabiticaEntry {
  private(set) var date = Date(milliseconds: 0)
  private(set) var value = 0.0
  /// The fields of a daily.
  private(set) var isCompleted: Bool?
  private(set) var isDue = true
  /// The number of presses of plus, and of minus.
  private(set) var plus: Int?
  private(set) var minus: Int?

  /// True if the entry contains more than the task's value: a status, or the numbers of presses.
  var isDetailed: Bool { isCompleted != nil || plus != nil && minus != nil }

  init(_ reader: JSONReader) throws {
    try reader.object { member in
      switch member {
      case "date": date = try Self.date(reader)
      case "value": value = try reader.unlessNull(reader.number) ?? 0
      case "completed": isCompleted = try reader.unlessNull(reader.boolean)
      case "isDue": isDue = try reader.unlessNull(reader.boolean) ?? true
      case "scoredUp": plus = try reader.unlessNull { try Self.count(reader) }
      case "scoredDown": minus = try reader.unlessNull { try Self.count(reader) }
      default: try reader.skip()
      }
    }
  }

  /// Reads a number of presses, clamped to the valid counts of a day.
  private static func count(_ reader: JSONReader) throws -> Int {
    try reader.integer().clamped(to: Measure.times.counts)
  }

  /// Reads an instant: milliseconds since 1970, or ISO 8601.
  static func date(_ reader: JSONReader) throws -> Date {
    if try reader.kind() == .number {
      let milliseconds = try reader.number()
      guard abs(milliseconds) < 1e14 else {
        throw reader.invalid(.notAnInstant(String(milliseconds)))
      }
      return Date(milliseconds: Int(milliseconds))
    }
    return try reader.instant()
  }
}

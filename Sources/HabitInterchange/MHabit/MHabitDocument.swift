import Foundation
import HabitEngine

/// The export of Table Habit (mhabit): habits with their records, and groups. Members without a
/// value are left out.
struct MHabitDocument: JSONFormat {
  let name = "Table Habit export"

  func recognizes(_ shape: JSONShape) -> Bool {
    shape.elementMembers["habits"]?.isSuperset(of: ["freq_type", "records"]) ?? false
  }

  func read(_ reader: JSONReader) throws -> PortableHistory {
    var habits: [(builder: HabitBuilder, group: String)] = []
    var groups: [String: String] = [:]
    var names = RepeatedNames()
    var deleted = 0
    try reader.object { member in
      switch member {
      case "habits":
        try reader.array { _ in
          let habit = try MHabit(reader)
          if habit.isDeleted {
            deleted += 1
          } else {
            habits.append((habit.builder(&names), habit.group))
          }
          try ImportLimits.checkHabits(habits.count + deleted, in: reader.file)
        }
      case "groups":
        try reader.arrayUnlessNull { _ in
          let group = try reader.strings("uuid", "name")
          groups[group["uuid"] ?? ""] = group["name"]
        }
      default: try reader.skip()
      }
    }
    try reader.finish()
    let builders = habits.map { habit in
      var builder = habit.builder
      builder.setCategory(groups[habit.group] ?? "")
      return builder
    }
    return PortableHistory(format: name, builders, omissions: [.deletedHabits(deleted)])
  }
}

/// A habit in the export.
private struct MHabit {
  /// The id of the habit's group.
  private(set) var group = ""
  private var name = ""
  private var description = ""
  private var question = ""
  /// 1 means build, 2 quit.
  private var type = 1
  /// 1 means active, 2 deleted, 3 archived.
  private var status = 1
  private var color: String?
  private var goal: Double?
  private var unit = ""
  private var frequency = MHabitFrequency()
  private var reminder: MHabitReminder?
  /// Seconds since 1970.
  private var created = 0
  private var records: [MHabitRecord] = []

  var isDeleted: Bool { status == 2 }

  init(_ reader: JSONReader) throws {
    try reader.object { member in
      switch member {
      case "name": name = try reader.text()
      case "desc": description = try reader.text()
      case "group_id": group = try reader.text()
      case "reminder_quest": question = try reader.text()
      case "type": type = try reader.unlessNull(reader.integer) ?? 1
      case "status": status = try reader.unlessNull(reader.integer) ?? 1
      case "color":
        let number = try reader.unlessNull(reader.integer)
        color = color ?? number.flatMap(Self.color)
      case "custom_color": color = try reader.unlessNull(reader.integer).map(HexColor.text) ?? color
      case "daily_goal": goal = try reader.unlessNull(reader.number)
      case "daily_goal_unit": unit = try reader.text()
      case "freq_type": frequency.type = try reader.unlessNull(reader.integer) ?? 0
      case "freq_custom":
        frequency.numbers =
          try reader.unlessNull { try reader.embedded { try $0.elements($0.integer) } } ?? []
      case "reminder": reminder = try reader.unlessNull { try reader.embedded(MHabitReminder.init) }
      case "create_t": created = try reader.unlessNull(reader.integer) ?? 0
      case "records": try reader.array { _ in records.append(try MHabitRecord(reader)) }
      default: try reader.skip()
      }
    }
  }

  /// Returns the builder of the habit, without its category. Habits have no id, so the time of
  /// creation and the name identify them.
  func builder(_ names: inout RepeatedNames) -> HabitBuilder {
    let identity = names.identity("mhabit/\(created)/\(name)")
    var builder = HabitBuilder(name: name, identity: identity)
    builder.details = [description, question]
    builder.originalColor = color
    builder.isArchived = status == 3
    if (1..<7_258_118_400).contains(created) {
      builder.createdAt = Date(milliseconds: created * 1_000)
    }
    reminder?.add(to: &builder)
    let isQuit = type == 2
    let amount = goal ?? (isQuit ? 0 : 1)
    builder.setTarget(ImportedTarget(amount: amount, unit: unit, isUpperLimit: isQuit))
    builder.frequency = frequency.value
    for record in records { record.add(to: &builder) }
    return builder
  }

  /// Returns the color with a number from 1 to 10 in the palette; nil for another number.
  private static func color(_ number: Int) -> String? {
    let palette = [
      "#6750A4", "#F44336", "#9C27B0", "#3F51B5", "#009688",
      "#4CAF50", "#FFC107", "#FF9800", "#8BC34A", "#673AB7",
    ]
    return palette.indices.contains(number - 1) ? palette[number - 1] : nil
  }
}

/// The frequency of a habit: a type, and numbers in a separate text such as `[3]` or `[2,5]`.
private struct MHabitFrequency {
  /// 1 means N times a week, 2 N times a month, 3 N times in M days.
  var type = 0
  var numbers: [Int] = []

  var value: ImportedFrequency {
    let times = numbers.first ?? 1
    switch type {
    case 1: return .times(atLeastOne: times, every: 1, .week)
    case 2: return .times(atLeastOne: times, every: 1, .month)
    default: return .times(atLeastOne: times, every: numbers.dropFirst().first ?? times, .day)
    }
  }
}

/// The record of a day: an amount, or a skip with its reason.
private struct MHabitRecord {
  private var day = CalendarDay(rawValue: 0)
  /// 1 means done, 2 skipped.
  private var type = 0
  private var amount: Double?
  private var reason = ""

  init(_ reader: JSONReader) throws {
    var number: Int?
    try reader.object { member in
      switch member {
      case "record_date": number = try reader.unlessNull(reader.integer)
      case "record_type": type = try reader.unlessNull(reader.integer) ?? 0
      case "record_value": amount = try reader.unlessNull(reader.number)
      case "reason": reason = try reader.text()
      default: try reader.skip()
      }
    }
    guard let number, let day = CalendarDay(exactly: number), ImportLimits.days.contains(day) else {
      throw reader.invalid(.noForeignDay)
    }
    self.day = day
  }

  func add(to habit: inout HabitBuilder) {
    switch type {
    case 1: habit.add(amount ?? 0, on: day, note: reason)
    case 2: habit.add(PortableDay(day: day, count: 0, status: .skipped, note: reason))
    default: habit.otherRecords += 1
    }
  }
}

/// A habit's reminder, which the export contains as a JSON document in a string:
/// `{"type":3,"time":{"hour":7,"minute":5},"extra":[1]}`.
private struct MHabitReminder {
  /// 1 means when needed, 2 every day, 3 on weekdays, 4 on days of the month.
  private var type = 0
  private var hour = 0
  private var minute = 0
  private var days: Set<Int> = []

  init(_ reader: JSONReader) throws {
    try reader.object { member in
      switch member {
      case "type": type = try reader.integer()
      case "time": try readTime(reader)
      case "extra": try reader.array { _ in days.insert(try reader.integer()) }
      default: try reader.skip()
      }
    }
  }

  func add(to habit: inout HabitBuilder) {
    var weekdays = Set(Weekday.allCases)
    switch type {
    case 1: note(.whenNeeded, in: &habit)
    case 2: break
    // Monday is 1.
    case 3: weekdays = Set(days.compactMap { Weekday(rawValue: $0 % 7 + 1) })
    case 4: return note(.ofMonth(days), in: &habit)
    default: return
    }
    habit.addReminder(hour: hour, minute: minute, weekdays: weekdays)
  }

  private func note(_ days: ImportedReminder.Days, in habit: inout HabitBuilder) {
    habit.note(.reminder(ImportedReminder(hour: hour, minute: minute, days: days)))
  }

  private mutating func readTime(_ reader: JSONReader) throws {
    try reader.object { member in
      switch member {
      case "hour": hour = try reader.integer(in: 0...23)
      case "minute": minute = try reader.integer(in: 0...59)
      default: try reader.skip()
      }
    }
  }
}

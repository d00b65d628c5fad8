import Foundation
import HabitEngine

/// A habit in the export.
struct MHabit {
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
struct MHabitFrequency {
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

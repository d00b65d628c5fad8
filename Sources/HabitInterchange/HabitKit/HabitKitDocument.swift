import Foundation
import HabitEngine

/// HabitKit's export: lists of habits, completions, intervals (goals), reminders, and categories
/// that refer to each other by id.
struct HabitKitDocument: JSONFormat {
  let name = "HabitKit export"

  func recognizes(_ shape: JSONShape) -> Bool {
    shape.members.isSuperset(of: ["habits", "completions"])
  }

  func read(_ reader: JSONReader) throws -> PortableHistory {
    var lists = Lists()
    try reader.object { member in
      switch member {
      case "habits":
        try reader.array { _ in
          lists.habits.append(try HabitKitHabit(reader))
          try ImportLimits.checkHabits(lists.habits.count, in: reader.file)
        }
      case "completions":
        try reader.array { _ in lists.completions.append(try HabitKitCompletion(reader)) }
      case "intervals":
        try reader.array { _ in lists.intervals.append(try HabitKitInterval(reader)) }
      case "reminders":
        try reader.array { _ in lists.reminders.append(try HabitKitReminder(reader)) }
      case "categories":
        try reader.array { _ in
          let category = try reader.strings("id", "name")
          lists.categories[category["id"] ?? ""] = category["name"]
        }
      case "categoryMappings":
        try reader.array { _ in
          let mapping = try reader.strings("habitId", "categoryId")
          lists.mappings[mapping["habitId"] ?? "", default: []].append(mapping["categoryId"] ?? "")
        }
      default: try reader.skip()
      }
    }
    try reader.finish()
    return try lists.history(format: name, reader)
  }
}

private struct Lists {
  var habits: [HabitKitHabit] = []
  var completions: [HabitKitCompletion] = []
  var intervals: [HabitKitInterval] = []
  var reminders: [HabitKitReminder] = []
  var categories: [String: String] = [:]
  var mappings: [String: [String]] = [:]

  func history(format: String, _ reader: JSONReader) throws -> PortableHistory {
    let goals = Dictionary(grouping: intervals, by: \.habit)
    let times = Dictionary(grouping: reminders, by: \.habit)
    let ordered = habits.sorted { $0.order < $1.order }
    var places: [String: Int] = [:]
    var builders: [HabitBuilder] = []
    for habit in ordered {
      guard places.updateValue(builders.count, forKey: habit.id) == nil else {
        throw reader.invalid(.repeated(habit.id))
      }
      builders.append(builder(habit, goals[habit.id] ?? [], times[habit.id] ?? []))
    }
    var orphans = 0
    var counts: [Int: [CalendarDay: Int]] = [:]
    for completion in completions {
      guard let place = places[completion.habit] else {
        orphans += 1
        continue
      }
      let count = max(completion.count, 0)
      guard count > 0 || !completion.note.isEmpty else { continue }
      builders[place].count(count, on: completion.day, note: completion.note)
      counts[place, default: [:]][completion.day, default: 0] += count
    }
    for (place, counts) in counts where !ordered[place].isInverse {
      let goals = goals[ordered[place].id] ?? []
      builders[place].completeDays = Set(
        counts.filter { day, count in
          goals.filter { $0.includes(day) }.contains { count >= max($0.perDay, 1) }
        }.keys
      )
    }
    return PortableHistory(format: format, builders, omissions: [.strayRecords(orphans)])
  }

  private func builder(
    _ habit: HabitKitHabit,
    _ intervals: [HabitKitInterval],
    _ reminders: [HabitKitReminder]
  ) -> HabitBuilder {
    var builder = HabitBuilder(name: habit.name, identity: "habitkit/\(habit.id)")
    builder.details = [habit.description, habit.emoji]
    builder.originalColor = HabitKitColors.hex(habit.color)
    if builder.originalColor == nil, !habit.color.isEmpty {
      builder.unknownAppearances.insert(.color)
    }
    // HabitKit shows an emoji, if there is one, instead of the icon.
    builder.setIcon(habit.emoji.isEmpty ? habit.icon : habit.emoji)
    for category in mappings[habit.id] ?? [] { builder.setCategory(categories[category] ?? "") }
    builder.isArchived = habit.isArchived
    builder.createdAt = habit.createdAt
    builder.reminders = reminders.map(\.reminder).filter { !$0.weekdays.isEmpty }
    if habit.isInverse {
      builder.setTarget(ImportedTarget(amount: 0, unit: "", isUpperLimit: true))
    } else {
      let current = intervals.filter(\.isCurrent)
      setGoal(of: &builder, (current.isEmpty ? intervals : current).max { $0.start < $1.start })
    }
    return builder
  }

  /// Sets the daily target, and the goal of a week or month, which counts completions. If one
  /// completion makes a day complete, the habit is also due on as many days of the week or month.
  private func setGoal(of builder: inout HabitBuilder, _ interval: HabitKitInterval?) {
    guard let interval else { return }
    builder.setTarget(ImportedTarget(amount: Double(max(interval.perDay, 1)), unit: ""))
    guard let times = interval.times, times > 0, ["week", "month"].contains(interval.type) else {
      return
    }
    let isWeekly = interval.type == "week"
    builder.goal = ValueGoal(isWeekly ? .week : .month, Double(times))
    let days = isWeekly ? Schedule.daysAWeek : Schedule.daysAMonth
    guard interval.perDay <= 1, days.contains(times) else { return }
    builder.frequency = .times(times, every: 1, isWeekly ? .week : .month)
  }
}

/// The colors of HabitKit by name. They are Tailwind CSS colors of shade 500.
private enum HabitKitColors {
  /// Returns the color with a name as `#RRGGBB`; nil for an unknown name. The name may already be a
  /// `#RRGGBB` color.
  static func hex(_ name: String) -> String? {
    HexColor.valid(name) ?? palette[name.lowercased()]
  }

  private static let palette = [
    "slate": "#64748B", "gray": "#6B7280", "zinc": "#71717A", "neutral": "#737373",
    "stone": "#78716C", "red": "#EF4444", "orange": "#F97316", "amber": "#F59E0B",
    "yellow": "#EAB308", "lime": "#84CC16", "green": "#22C55E", "emerald": "#10B981",
    "teal": "#14B8A6", "cyan": "#06B6D4", "sky": "#0EA5E9", "blue": "#3B82F6",
    "indigo": "#6366F1", "violet": "#8B5CF6", "purple": "#A855F7", "fuchsia": "#D946EF",
    "pink": "#EC4899", "rose": "#F43F5E",
  ]
}

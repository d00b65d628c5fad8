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

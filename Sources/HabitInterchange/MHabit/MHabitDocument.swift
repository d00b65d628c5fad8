import Foundation
import HabitEngine

/// The export of Table Habit (mhabit): habits with their records, and groups that they refer to.
/// Members that are not set are left out.
struct MHabitDocument: ImportFormat {
  let name = "Table Habit export"

  func recognizes(_ source: ImportSource) -> Bool {
    guard case .json(_, let shape) = source else { return false }
    return shape.elementMembers["habits"]?.isSuperset(of: ["freq_type", "records"]) ?? false
  }

  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory {
    let reader = JSONReader(try source.json, progress)
    var habits: [MHabit] = []
    var groups: [String: String] = [:]
    try reader.object { member in
      switch member {
      case "habits":
        try reader.array { _ in
          habits.append(try MHabit(reader))
          try ImportLimits.checkHabits(habits.count, in: reader.file)
        }
      case "groups":
        try reader.unlessNull { try reader.array { _ in try readGroup(reader, into: &groups) } }
      default: try reader.skip()
      }
    }
    try reader.finish()
    let kept = habits.filter { !$0.isDeleted }
    var names = RepeatedNames()
    let builders = try kept.map { habit in
      guard let builder = habit.builder(groups: groups, &names) else {
        throw reader.invalid("a habit has no name")
      }
      return builder
    }
    let deleted = habits.count - kept.count
    return PortableHistory(
      format: name,
      builders,
      omissions: deleted == 0 ? [] : [.deletedHabits(deleted)]
    )
  }

  private func readGroup(_ reader: JSONReader, into groups: inout [String: String]) throws {
    var (id, name) = ("", "")
    try reader.object { member in
      switch member {
      case "uuid": id = try reader.unlessNull(reader.string) ?? ""
      case "name": name = try reader.unlessNull(reader.string) ?? ""
      default: try reader.skip()
      }
    }
    groups[id] = name
  }
}

import Foundation
import HabitEngine

/// This app's own export, see ``JSONExport``. Members that are not known are left out, so that a
/// later version may add some.
struct JSONImport: ImportFormat {
  let name = "Habit Tracker export"

  func recognizes(_ source: ImportSource) -> Bool {
    guard case .json(_, let shape) = source else { return false }
    return shape.format == NativeFormat.name
  }

  func read(_ source: ImportSource, _ progress: ImportProgress) throws -> PortableHistory {
    let reader = JSONReader(try source.json, progress)
    var version: Int?
    var habits: [PortableHabit] = []
    var identities: Set<UUID> = []
    try reader.object { name in
      switch name {
      case "version":
        version = try reader.integer()
        try check(version, reader)
      case "habits":
        habits = []
        identities = []
        try reader.array { index in
          let habit = try NativeHabitReader(reader).habit(at: index)
          guard identities.insert(habit.id).inserted else {
            throw reader.invalid("the habit “\(habit.name)” has the id of another one")
          }
          habits.append(habit)
          try ImportLimits.checkHabits(habits.count, in: reader.file)
        }
      default:
        try reader.skip()
      }
    }
    try reader.finish()
    try check(version, reader)
    return PortableHistory(format: self.name, habits: habits)
  }

  private func check(_ version: Int?, _ reader: JSONReader) throws {
    guard let version, version > 0 else { throw reader.invalid("the format's version is missing") }
    guard version <= NativeFormat.version else {
      throw reader.invalid(
        "the file is of version \(version) of the format, and this app reads up to version "
          + "\(NativeFormat.version): it was written by a later version of the app"
      )
    }
  }
}

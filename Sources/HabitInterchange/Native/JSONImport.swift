import Foundation
import HabitEngine

/// This app's own export (``JSONExport``). Unknown members are ignored, so that later versions can
/// add members.
struct JSONImport: JSONFormat {
  let name = "Habit Tracker export"

  func recognizes(_ shape: JSONShape) -> Bool {
    shape.format == NativeFormat.name
  }

  func read(_ reader: JSONReader) throws -> PortableHistory {
    var version: Int?
    var habits: [PortableHabit] = []
    var identities: Set<UUID> = []
    var categories: [PortableCategory] = []
    try reader.object { name in
      switch name {
      case "version":
        version = try reader.integer()
        try check(version, reader)
      case "categories": categories = try self.categories(reader)
      case "habits":
        habits = []
        identities = []
        try reader.array { index in
          let habit = try reader.habit(at: index)
          guard identities.insert(habit.id).inserted else {
            throw reader.invalid(.repeated(habit.id.uuidString))
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
    return PortableHistory(format: self.name, habits: habits, categories: categories)
  }

  private func categories(_ reader: JSONReader) throws -> [PortableCategory] {
    var categories: [PortableCategory] = []
    try reader.array { _ in
      var category = PortableCategory(key: "", name: "")
      try reader.object { member in
        switch member {
        case "key": category.key = LimitedText.cut(try reader.string(), to: 100)
        case "name": category.name = LimitedText.line(try reader.string(), to: HabitLimits.category)
        case "icon": category.icon = LimitedText.cut(try reader.string(), to: 100)
        case "color": category.color = LimitedText.cut(try reader.string(), to: 100)
        case "removed": category.isRemoved = try reader.boolean()
        default: try reader.skip()
        }
      }
      guard !category.key.isEmpty else { throw reader.invalid(.missing("key")) }
      guard !category.name.isEmpty else { throw reader.invalid(.missing("name")) }
      guard !categories.contains(where: { $0.key == category.key }) else {
        throw reader.invalid(.repeated(category.key))
      }
      // Any other removed category is the same as a missing one.
      let isStandard = HabitCategory.standard.contains(HabitCategory(rawValue: category.key))
      guard isStandard || !category.isRemoved else { return }
      categories.append(category)
      guard categories.count(where: { !$0.isRemoved }) <= HabitLimits.categories else {
        throw reader.invalid(
          "there are too many categories; the limit is \(HabitLimits.categories)"
        )
      }
    }
    return categories
  }

  private func check(_ version: Int?, _ reader: JSONReader) throws {
    guard let version, version > 0 else { throw reader.invalid(.missing("version")) }
    guard version <= NativeFormat.version else {
      throw reader.invalid("the file was written by a later version of the app")
    }
  }
}

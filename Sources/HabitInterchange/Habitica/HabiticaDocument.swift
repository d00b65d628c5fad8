import Foundation
import HabitEngine

/// Habitica's `userdata.json`: all data of a user, with lists of tasks by type. Habits and dailies
/// are imported; to-dos and rewards are not.
struct HabiticaDocument: JSONFormat {
  let name = "Habitica export"

  func recognizes(_ shape: JSONShape) -> Bool {
    shape.members.isSuperset(of: ["tasks", "stats", "preferences"])
  }

  func read(_ reader: JSONReader) throws -> PortableHistory {
    var tasks: [HabiticaTask] = []
    var tags: [String: String] = [:]
    var clock = HabiticaClock()
    var (toDos, rewards) = (0, 0)
    try reader.object { member in
      switch member {
      case "preferences": clock = try HabiticaClock(reader)
      case "tags":
        try reader.array { _ in
          let tag = try reader.strings("id", "_id", "name")
          tags[tag["id"] ?? tag["_id"] ?? ""] = tag["name"]
        }
      case "tasks":
        try reader.object { type in
          try reader.array { _ in
            switch type {
            case "habits", "dailys":
              tasks.append(try HabiticaTask(reader, isDaily: type == "dailys"))
              try ImportLimits.checkHabits(tasks.count, in: reader.file)
            case "rewards":
              rewards += 1
              try reader.skip()
            default:
              toDos += 1
              try reader.skip()
            }
          }
        }
      default: try reader.skip()
      }
    }
    try reader.finish()
    return PortableHistory(
      format: name,
      try tasks.map { try $0.builder(tags, clock, reader) },
      omissions: [.others(toDos, .toDo), .others(rewards, .reward)]
    )
  }
}

/// The clock of a Habitica user: the offset from UTC, and the hour at which days begin.
struct HabiticaClock {
  /// Minutes west of UTC.
  private var offset = 0
  /// The hour at which a day begins.
  private var dayStart = 0

  /// Creates a clock whose days start at midnight UTC.
  init() {}

  init(_ reader: JSONReader) throws {
    try reader.object { member in
      switch member {
      case "timezoneOffset":
        offset = try reader.unlessNull { try reader.integer(in: -1_440...1_440) } ?? 0
      case "dayStart":
        dayStart = try reader.unlessNull { try reader.integer(in: 0...23) } ?? 0
      default: try reader.skip()
      }
    }
  }

  /// Returns the user's day at an instant.
  func day(_ date: Date) -> CalendarDay {
    CalendarDay(rawValue: (minutes(date) - dayStart * 60).flooringDivision(by: 1_440))
  }

  /// Returns the date on the calendar at an instant.
  func date(_ date: Date) -> CalendarDay {
    CalendarDay(rawValue: minutes(date).flooringDivision(by: 1_440))
  }

  /// Returns the minute of the day at an instant.
  func minuteOfDay(_ date: Date) -> Int {
    minutes(date) - self.date(date).rawValue * 1_440
  }

  private func minutes(_ date: Date) -> Int {
    date.milliseconds.flooringDivision(by: 60_000) - offset
  }
}

import Foundation
import HabitEngine

/// A habit in HabitKit's document. The document's lists may come in any order, so they are read
/// first and combined afterward.
struct HabitKitHabit {
  var id = ""
  var name = ""
  var description = ""
  var color = ""
  var icon = ""
  var emoji = ""
  var isArchived = false
  var isInverse = false
  var order = 0
  var createdAt: Date?

  init(_ reader: JSONReader) throws {
    try reader.object { member in
      switch member {
      case "id": id = try reader.string()
      case "name": name = try reader.string()
      case "description": description = try reader.text()
      case "color": color = try reader.text()
      case "icon": icon = try reader.text()
      case "emoji": emoji = try reader.text()
      case "archived": isArchived = try reader.boolean()
      case "isInverse": isInverse = try reader.boolean()
      case "orderIndex": order = try reader.integer()
      case "createdAt":
        createdAt = try reader.unlessNull(reader.stringBytes).flatMap(InstantText.date)
      default: try reader.skip()
      }
    }
    guard !id.isEmpty else { throw reader.invalid(.missing("id")) }
  }
}

/// The completions of a day, dated by an instant and the zone's offset at that time.
struct HabitKitCompletion {
  var habit = ""
  var count = 0
  var note = ""
  var day = CalendarDay(rawValue: 0)

  init(_ reader: JSONReader) throws {
    var date: Date?
    var offset = 0
    try reader.object { member in
      switch member {
      case "habitId": habit = try reader.string()
      case "date": date = InstantText.date(try reader.stringBytes())
      case "timezoneOffsetInMinutes": offset = try reader.unlessNull(reader.integer) ?? 0
      case "amountOfCompletions": count = try reader.unlessNull(reader.integer) ?? 1
      case "note": note = try reader.text()
      default: try reader.skip()
      }
    }
    guard let date, (-1_440...1_440).contains(offset) else {
      throw reader.invalid(.noForeignDay)
    }
    let minutes = date.milliseconds / 60_000 + offset
    day = CalendarDay(rawValue: minutes.flooringDivision(by: 1_440))
    guard ImportLimits.days.contains(day) else {
      throw reader.invalid(.notAForeignDay(day.description))
    }
  }
}

/// The goal of a habit in an interval of time. The current interval has no end.
struct HabitKitInterval {
  var habit = ""
  var type = ""
  var times: Int?
  var perDay = 1
  var start = ""
  /// The end; nil for the current interval.
  var end: String?
  var isCurrent: Bool { end == nil }

  init(_ reader: JSONReader) throws {
    try reader.object { member in
      switch member {
      case "habitId": habit = try reader.string()
      case "type": type = try reader.text()
      case "requiredNumberOfCompletions": times = try reader.unlessNull(reader.integer)
      case "requiredNumberOfCompletionsPerDay":
        perDay = try reader.unlessNull(reader.integer) ?? 1
      case "startDate": start = try reader.text()
      case "endDate": end = try reader.unlessNull(reader.string)
      default: try reader.skip()
      }
    }
  }

  /// Returns true if a day may lie in the interval, whose ends are instants in an unknown zone.
  func includes(_ day: CalendarDay) -> Bool {
    let first = Self.day(start) ?? .min
    let last = end.flatMap(Self.day)?.advanced(by: 1) ?? .max
    return first <= day && day <= last
  }

  private static func day(_ instant: String) -> CalendarDay? {
    DayText.isoDay(ArraySlice(instant.utf8.prefix(10)))
  }
}

struct HabitKitReminder {
  var habit = ""
  var reminder = Reminder(hour: 0, minute: 0, weekdays: [])

  init(_ reader: JSONReader) throws {
    try reader.object { member in
      switch member {
      case "habitId": habit = try reader.string()
      case "hour": reminder.hour = try reader.integer(in: 0...23)
      case "minute": reminder.minute = try reader.integer(in: 0...59)
      case "weekdayIndices":
        try reader.array { _ in
          // Monday is 1.
          let number = try reader.integer(in: 1...7)
          if let weekday = Weekday(rawValue: number % 7 + 1) { reminder.weekdays.insert(weekday) }
        }
      default: try reader.skip()
      }
    }
  }
}

import Foundation
import HabitEngine

/// The records of HabitKit's document. Its lists refer to each other by ids and may come in any
/// order, so they are read first and put together then.
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
      case "description": description = try reader.unlessNull(reader.string) ?? ""
      case "color": color = try reader.unlessNull(reader.string) ?? ""
      case "icon": icon = try reader.unlessNull(reader.string) ?? ""
      case "emoji": emoji = try reader.unlessNull(reader.string) ?? ""
      case "archived": isArchived = try reader.boolean()
      case "isInverse": isInverse = try reader.boolean()
      case "orderIndex": order = try reader.integer()
      case "createdAt":
        createdAt = try reader.unlessNull(reader.stringBytes).flatMap(InstantText.date)
      default: try reader.skip()
      }
    }
    guard !id.isEmpty else { throw reader.invalid("the habit has no id") }
  }
}

/// How often something was done on a day, given as an instant and the zone's offset then.
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
      case "note": note = try reader.unlessNull(reader.string) ?? ""
      default: try reader.skip()
      }
    }
    guard let date, (-1_440...1_440).contains(offset) else {
      throw reader.invalid("the completion has no date, or an offset beyond a day")
    }
    let minutes = date.milliseconds / 60_000 + offset
    day = CalendarDay(rawValue: Int((Double(minutes) / 1_440).rounded(.down)))
    guard ForeignDays.range.contains(day) else {
      throw reader.invalid("the day \(day) is not of the years 1970 to 2199")
    }
  }
}

/// How often a habit was to be done in a while; the one without an end is today's.
struct HabitKitInterval {
  var habit = ""
  var type = ""
  var times: Int?
  var perDay = 1
  var start = ""
  /// Nil for the one of today.
  var end: String?
  var isCurrent: Bool { end == nil }

  init(_ reader: JSONReader) throws {
    try reader.object { member in
      switch member {
      case "habitId": habit = try reader.string()
      case "type": type = try reader.unlessNull(reader.string) ?? ""
      case "requiredNumberOfCompletions": times = try reader.unlessNull(reader.integer)
      case "requiredNumberOfCompletionsPerDay":
        perDay = try reader.unlessNull(reader.integer) ?? 1
      case "startDate": start = try reader.unlessNull(reader.string) ?? ""
      case "endDate": end = try reader.unlessNull(reader.string)
      default: try reader.skip()
      }
    }
  }

  /// Whether a day may lie in it. Its ends are instants in a zone that is not known.
  func includes(_ day: CalendarDay) -> Bool {
    let first = Self.day(start) ?? .min
    let last = end.flatMap(Self.day)?.advanced(by: 1) ?? .max
    return first <= day && day <= last
  }

  private static func day(_ instant: String) -> CalendarDay? {
    DayText.isoDay(ArraySlice(instant.utf8.prefix(10)))
  }
}

/// When HabitKit reminded of a habit.
struct HabitKitReminder {
  var habit = ""
  var reminder = Reminder(hour: 0, minute: 0, weekdays: [])

  init(_ reader: JSONReader) throws {
    try reader.object { member in
      switch member {
      case "habitId": habit = try reader.string()
      case "hour": reminder.hour = try reader.integer()
      case "minute": reminder.minute = try reader.integer()
      case "weekdayIndices":
        try reader.array { _ in
          // Monday is 1.
          let number = try reader.integer()
          guard (1...7).contains(number), let weekday = Weekday(rawValue: number % 7 + 1) else {
            throw reader.invalid("\(number) is no weekday, 1 to 7 expected")
          }
          reminder.weekdays.insert(weekday)
        }
      default: try reader.skip()
      }
    }
    guard (0...23).contains(reminder.hour), (0...59).contains(reminder.minute) else {
      throw reader.invalid("the reminder's time is \(reminder.hour):\(reminder.minute)")
    }
  }
}

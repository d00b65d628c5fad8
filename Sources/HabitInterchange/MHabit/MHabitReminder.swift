import HabitEngine

/// A habit's reminder, which the export contains as a JSON document in a string:
/// `{"type":3,"time":{"hour":7,"minute":5},"extra":[1]}`.
struct MHabitReminder {
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

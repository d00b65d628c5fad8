import HabitEngine

/// The reader of schedules in this app's own export.
struct NativeScheduleReader {
  private let reader: JSONReader

  init(_ reader: JSONReader) {
    self.reader = reader
  }

  /// Reads the next object. A rule without days is an error.
  func schedule() throws -> Schedule {
    var kind: Schedule.Kind?
    var weekdays: Set<Weekday> = []
    var days: Set<Int> = []
    var count = 0
    var start: CalendarDay?
    try reader.object { member in
      switch member {
      case "rule": kind = try reader.word()
      case "weekdays": weekdays = try reader.weekdays()
      case "days":
        try reader.array { _ in days.insert(try reader.integer(in: Schedule.daysOfMonth)) }
      case "count": count = try reader.integer()
      case "start": start = try reader.calendarDay()
      default: try reader.skip()
      }
    }
    switch kind {
    case .everyDay: return try checked(.everyDay)
    case .weekdays: return try checked(.weekdays(weekdays))
    case .everyNDays:
      guard let start else { throw reader.invalid(.missing("start")) }
      return try checked(.everyNDays(count, from: start))
    case .everyNDaysAfterDone: return try checked(.everyNDaysAfterDone(count))
    case .daysOfMonth: return try checked(.daysOfMonth(days))
    case .daysAWeek: return try checked(.daysAWeek(count))
    case .daysAMonth: return try checked(.daysAMonth(count))
    case nil: throw reader.invalid(.missing("rule"))
    }
  }

  private func checked(_ rule: Schedule.Rule) throws -> Schedule {
    do {
      return try Schedule(validating: rule)
    } catch .noDay {
      throw reader.invalid(.missing(rule == .weekdays([]) ? "weekdays" : "days"))
    } catch .outOfRange(let number, let range) {
      throw reader.outside(range, number)
    }
  }
}

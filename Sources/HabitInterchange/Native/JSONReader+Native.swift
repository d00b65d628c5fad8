import HabitEngine

/// Reading values of this app's own export.
extension JSONReader {
  /// Reads a whole number in a range.
  func integer(in range: ClosedRange<Int>) throws -> Int {
    let number = try integer()
    guard range.contains(number) else { throw outside(range, number) }
    return number
  }

  /// Creates the error for an out-of-range number.
  func outside(_ range: ClosedRange<Int>, _ number: Int, at place: Place? = nil) -> ImportError {
    invalid(
      .outside(String(number), String(range.lowerBound), String(range.upperBound)),
      at: place
    )
  }

  /// Reads a day.
  func calendarDay() throws -> CalendarDay {
    let text = try stringBytes()
    guard let day = DayText.isoDay(text) else {
      throw invalid(.notADay(String(decoding: text, as: UTF8.self)))
    }
    return day
  }

  /// Reads one of a type's raw values.
  func word<Word: RawRepresentable<String>>() throws -> Word {
    let text = try string()
    guard let word = Word(rawValue: text) else {
      throw invalid(.unknown(text))
    }
    return word
  }

  func weekdays() throws -> Set<Weekday> {
    let weekdays = try elements {
      let word = try string()
      guard let weekday = Weekday.allCases.first(where: { $0.word == word }) else {
        throw invalid(.unknown(word))
      }
      return weekday
    }
    return Set(weekdays)
  }

  /// Reads a schedule. A rule without days is an error.
  func schedule() throws -> Schedule {
    var kind: Schedule.Kind?
    var weekdays: Set<Weekday> = []
    var days: Set<Int> = []
    var count = 0
    var start: CalendarDay?
    try object { member in
      switch member {
      case "rule": kind = try word()
      case "weekdays": weekdays = try self.weekdays()
      case "days":
        try array { _ in days.insert(try integer(in: Schedule.daysOfMonth)) }
      case "count": count = try integer()
      case "start": start = try calendarDay()
      default: try skip()
      }
    }
    switch kind {
    case .everyDay: return try checked(.everyDay)
    case .weekdays: return try checked(.weekdays(weekdays))
    case .everyNDays:
      guard let start else { throw invalid(.missing("start")) }
      return try checked(.everyNDays(count, from: start))
    case .everyNDaysAfterDone: return try checked(.everyNDaysAfterDone(count))
    case .daysOfMonth: return try checked(.daysOfMonth(days))
    case .daysAWeek: return try checked(.daysAWeek(count))
    case .daysAMonth: return try checked(.daysAMonth(count))
    case nil: throw invalid(.missing("rule"))
    }
  }

  private func checked(_ rule: Schedule.Rule) throws -> Schedule {
    do {
      return try Schedule(validating: rule)
    } catch .noDay {
      throw invalid(.missing(rule == .weekdays([]) ? "weekdays" : "days"))
    } catch .outOfRange(let number, let range) {
      throw outside(range, number)
    }
  }
}

/// A number with its position, to be checked when its range is known.
struct PlacedNumber {
  let value: Int
  private let place: JSONReader.Place

  /// Creates the number that was read last.
  init(_ value: Int, _ reader: JSONReader) {
    self.value = value
    place = reader.place
  }

  /// Throws an error with the number's position if it is out of range.
  func check(in range: ClosedRange<Int>, _ reader: JSONReader) throws {
    guard range.contains(value) else { throw reader.outside(range, value, at: place) }
  }
}

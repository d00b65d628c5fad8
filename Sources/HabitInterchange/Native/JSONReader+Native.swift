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

import Foundation
import HabitEngine
import Testing

@Suite("Calendar days")
struct CalendarDayTests {
  @Test(
    "Known dates have known numbers and weekdays",
    arguments: [
      (-719_162, "0001-01-01", Weekday.monday),
      (-1, "1969-12-31", .wednesday),
      (0, "1970-01-01", .thursday),
      (11_016, "2000-02-29", .tuesday),
      (20_523, "2026-03-11", .wednesday),
      (47_540, "2100-02-28", .sunday),
      (47_541, "2100-03-01", .monday),
      (2_932_896, "9999-12-31", .friday),
    ]
  )
  func knownDates(number: Int, text: String, weekday: Weekday) {
    let day = CalendarDay(rawValue: number)
    #expect(day.isoText == text)
    #expect(CalendarDay(isoText: text) == day)
    #expect(CalendarDay(keyText: text.filter { $0 != "-" }) == day)
    #expect(day.weekday == weekday)
  }

  @Test(
    "A malformed key is not a day",
    arguments: [
      "", "2026031", "202603111", "2026-03-11", "20260230", "20261301", "20260300", " 20260311",
      "-2026031", "2026031a", "００２６０３１１",
    ]
  )
  func malformedKey(key: String) {
    #expect(CalendarDay(keyText: key) == nil)
  }

  @Test("Every day follows the day before it, through all years")
  func everyDay() throws {
    var date = (year: 1, month: 1, day: 1)
    for number in CalendarDay.min.rawValue...CalendarDay.max.rawValue {
      let day = CalendarDay(rawValue: number)
      guard day.components == date,
        CalendarDay(year: date.year, month: date.month, day: date.day) == day
      else {
        Issue.record("Day \(number) is \(day), not \(date)")
        return
      }
      if CalendarDay(year: date.year, month: date.month, day: date.day + 1) != nil {
        date.day += 1
      } else if date.month < 12 {
        date = (date.year, date.month + 1, 1)
      } else {
        date = (date.year + 1, 1, 1)
      }
    }
    #expect(date == (10_000, 1, 1))
  }

  @Test("Dates agree with Foundation's Gregorian calendar")
  func foundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for number in stride(from: -50_000, through: 100_000, by: 97) {
      let day = CalendarDay(rawValue: number)
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      #expect(parts.year == day.year && parts.month == day.month && parts.day == day.dayOfMonth)
      #expect(parts.weekday == day.weekday.rawValue)
    }
  }

  @Test(
    "Text that is not a date is refused",
    arguments: [
      "", "2026-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "2026-04-31", "0000-01-01",
      "2026-3-9", "2026/03/09", "2026-03-09 ", "+026-03-09", "2026-03-0٩", "20260309",
    ]
  )
  func invalidText(text: String) {
    #expect(CalendarDay(isoText: text) == nil)
  }

  @Test("Arithmetic is clamped to the first and the last day")
  func limits() {
    #expect(CalendarDay(rawValue: .min) == .min)
    #expect(CalendarDay(rawValue: .max) == .max)
    #expect(CalendarDay(exactly: 2_932_897) == nil)
    #expect(CalendarDay(exactly: -719_163) == nil)
    #expect(CalendarDay(exactly: 2_932_896) == .max)
    #expect(CalendarDay.max.advanced(by: .max) == .max)
    #expect(CalendarDay.max.advanced(by: 1) == .max)
    #expect(CalendarDay.min.advanced(by: .min) == .min)
    #expect(CalendarPeriod.week(.sunday).days(around: .min).lowerBound == .min)
    #expect(CalendarDay.min.distance(to: .max) == 3_652_058)
    #expect(CalendarDay.max.endOfMonth == .max)
  }

  @Test("A day is stored as its number, and a number out of range is refused")
  func coding() throws {
    let data = try JSONEncoder().encode([day("2026-03-11"), .min])
    #expect(String(decoding: data, as: UTF8.self) == "[20523,-719162]")
    #expect(try JSONDecoder().decode([CalendarDay].self, from: data).last == .min)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDay].self, from: Data("[6570000]".utf8))
    }
  }
}

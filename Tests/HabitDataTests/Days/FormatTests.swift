import Foundation
import HabitEngine
import Testing

@testable import HabitData

/// Days, day boundaries, reminders, and rates in words.
struct FormatTests {
  private let english = Locale(identifier: "en_US")

  @Test(arguments: [
    ("2026-03-09", "en_US", "March 9, 2026", "March 2026"),
    ("2024-02-29", "en_US", "February 29, 2024", "February 2024"),
    ("1969-12-31", "en_US", "December 31, 1969", "December 1969"),
    ("2026-03-09", "de_DE", "9. März 2026", "März 2026"),
  ])
  func `A day is formatted as a date or a month in the user's language`(
    iso: String,
    language: String,
    text: String,
    month: String
  ) throws {
    let (day, locale) = (try #require(CalendarDay(isoText: iso)), Locale(identifier: language))
    #expect(day.formatted(locale) == text)
    #expect(day.formattedMonth(locale) == month)
  }

  @Test func `The instant of a day is noon`() throws {
    let day = try #require(CalendarDay(isoText: "2026-03-09"))
    let parts = Calendar.civil(english).dateComponents(
      [.year, .month, .day, .hour],
      from: Date(day)
    )
    #expect(parts == DateComponents(year: 2026, month: 3, day: 9, hour: 12))
  }

  @Test(arguments: [
    (StatisticsPeriod.week, "en_US", "Mar 8"), (.month, "en_US", "Mar"), (.year, "en_US", "2026"),
    (.week, "de_DE", "8. März"),
  ])
  func `Each period has a label`(period: StatisticsPeriod, locale: String, name: String) {
    let days = period.calendarPeriod(.sunday).days(around: CalendarDay(rawValue: 20_521))
    #expect(period.label(days, locale: Locale(identifier: locale)) == name)
  }

  @Test func `A day has the same date in every time zone`() throws {
    var style = Date.FormatStyle.dateTime.weekday(.wide).day().month(.wide)
    style.timeZone = try #require(TimeZone(identifier: "Pacific/Honolulu"))
    let day = CalendarDay(rawValue: 20_521)
    #expect(day.formatted(style, locale: english) == "Monday, March 9")
  }

  @Test func `Each day rule has a boundary`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(
      DayRule.localCalendar.boundary(timeZone: tokyo, startHour: 4)
        == .localCalendar(timeZone: tokyo, startHour: 4)
    )
    #expect(DayRule.utcBuckets.boundary(timeZone: tokyo, startHour: 4) == .utcBuckets)
  }

  @Test(arguments: [
    (0, "A new day begins at midnight in America/New York."),
    (3, "A new day begins at 3:00\u{202F}AM in America/New York."),
  ])
  func `The local calendar is described in a sentence`(startHour: Int, sentence: String) throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let boundary = DayBoundary.localCalendar(timeZone: zone, startHour: startHour)
    #expect(boundary.sentence(english) == sentence)
  }

  @Test func `UTC buckets are described in a sentence`() {
    #expect(
      DayBoundary.utcBuckets.sentence(english)
        == "A new day begins every 24 hours, at midnight UTC, wherever you are."
    )
  }

  private static let weekdays: [(Set<Weekday>, String)] = [
    (Set(Weekday.allCases), "9:05\u{202F}AM, every day"),
    ([.saturday, .sunday], "9:05\u{202F}AM, weekends"),
    ([.monday, .tuesday, .wednesday, .thursday, .friday], "9:05\u{202F}AM, weekdays"),
    ([.monday, .sunday, .thursday], "9:05\u{202F}AM, Sun, Mon, Thu"),
    ([], "9:05\u{202F}AM, on no day"),
  ]

  @Test(arguments: weekdays)
  func `A single reminder is stated in words`(weekdays: Set<Weekday>, expected: String) {
    let reminder = Reminder(hour: 9, minute: 5, weekdays: weekdays)
    #expect([reminder].summary(english) == expected)
  }

  @Test(
    arguments: [
      ("de_DE", [.sunday, .monday, .thursday], "Mo, Do und So"),
      ("de_DE", [.saturday, .sunday], "Weekends"),
      ("ar_EG", [.friday, .saturday], "Weekends"),
      ("ar_EG", [.sunday, .monday, .tuesday, .wednesday, .thursday], "Weekdays"),
      ("ar_EG", [.saturday, .sunday], "أحد وسبت"),
      // India's weekend is Sunday.
      ("en_IN", [.saturday, .sunday], "Sun, Sat"),
      (
        "en_IN", [.monday, .tuesday, .wednesday, .thursday, .friday],
        "Mon, Tue, Wed, Thu, and Fri"
      ),
    ] as [(String, Set<Weekday>, String)]
  )
  func `Weekdays are stated for the region`(
    locale: String,
    weekdays: Set<Weekday>,
    expected: String
  ) {
    let reminder = Reminder(hour: 9, minute: 5, weekdays: weekdays)
    #expect(reminder.formattedWeekdays(Locale(identifier: locale)) == expected)
  }

  @Test func `Times follow the locale`() {
    let evening = TimeOfDay(hour: 18, minute: 5)
    #expect(evening.formatted(english) == "6:05\u{202F}PM")
    #expect(evening.formatted(Locale(identifier: "de_DE")) == "18:05")
    // A user may prefer the 24-hour clock in a region with the 12-hour clock.
    #expect(evening.formatted(Locale(identifier: "en_US@hours=h23")) == "18:05")
  }

  @Test func `Several reminders are summarized by their number, and no reminders as None`() {
    #expect([Reminder]().summary(english) == "None")
    #expect([Reminder.standard, .standard].summary(english) == "2 reminders")
  }

  @Test func `The time of a reminder can be read and set`() {
    var reminder = Reminder.standard
    #expect(reminder.time.formatted(english) == "9:00\u{202F}AM")
    reminder.time = TimeOfDay(hour: 18, minute: 30)
    #expect(reminder == Reminder(hour: 18, minute: 30, weekdays: Set(Weekday.allCases)))
  }

  @Test(arguments: [
    (0, "0%"), (0.004, "0%"), (0.005, "1%"), (0.625, "63%"), (0.614, "61%"), (0.145, "15%"),
    (0.285, "29%"), (0.995, "100%"), (1, "100%"),
  ])
  func `Half a percent is rounded up`(share: Double, text: String) {
    #expect(share.percent(english) == text)
  }
}

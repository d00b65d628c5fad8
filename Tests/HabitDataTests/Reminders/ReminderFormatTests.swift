import Foundation
import HabitEngine
import Testing

@testable import HabitData

/// Reminders in words.
struct ReminderFormatTests {
  private let english = Locale(identifier: "en_US")

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
}

import Foundation
import HabitEngine
import Testing

@testable import HabitData

/// Reminders in words.
struct ReminderWordsTests {
  private let english = Locale(identifier: "en_US")

  private static let words: [(Set<Weekday>, String)] = [
    (Set(Weekday.allCases), "9:05, every day"),
    ([.saturday, .sunday], "9:05, weekends"),
    ([.monday, .tuesday, .wednesday, .thursday, .friday], "9:05, weekdays"),
    ([.monday, .sunday, .thursday], "9:05, Sun, Mon, Thu"),
    ([], "9:05, on no day"),
  ]

  @Test(arguments: words)
  func oneReminder(weekdays: Set<Weekday>, words: String) {
    let reminder = Reminder(hour: 9, minute: 5, weekdays: weekdays)
    #expect([reminder].words(english) == words)
  }

  @Test func noneAndSeveral() {
    #expect([Reminder]().words(english) == "None")
    #expect([Reminder.standard, .standard].words(english) == "2 reminders")
  }

  @Test func aTimeIsReadAndWritten() {
    var reminder = Reminder.standard
    #expect(reminder.time.words == "9:00")
    reminder.time = TimeOfDay(hour: 18, minute: 30)
    #expect(reminder == Reminder(hour: 18, minute: 30, weekdays: Set(Weekday.allCases)))
  }
}

import Foundation
import HabitEngine
import Testing

@testable import HabitInterchange

struct MHabitTests {
  private static let created = Date(milliseconds: 1_767_225_600_000)

  @Test func `Goals, frequencies, reminders, and reasons are read`() throws {
    let run = habit(
      "Run",
      identity: "mhabit/1767225600/Run",
      details: "by the river\nShoes on?",
      color: "#009688",
      category: "fitness",
      target: amount(350, "km", decimals: 2, step: 100, schedule: Schedule(.daysAWeek(3))),
      reminders: [Reminder(hour: 7, minute: 5, weekdays: [.monday, .sunday])],
      createdAt: Self.created,
      days: [
        done(1, count: 350), done(2, count: 349, note: "slow"), skipped(3, note: "knee"), missed(4),
      ]
    )
    let read = habit(
      "Read",
      identity: "mhabit/1767225600/Read",
      color: "#F44336",
      position: 1,
      createdAt: Self.created,
      days: [done(1)]
    )
    let coffee = habit(
      "Coffee",
      identity: "mhabit/1767225600/Coffee",
      color: "#123456",
      isArchived: true,
      position: 2,
      target: amount(2, "cups", kind: .quit),
      createdAt: Self.created,
      days: [done(1, count: 2), done(2, count: 3)],
      changes: [.reminder(ImportedReminder(hour: 9, minute: 0, days: .ofMonth([1, 15])))]
    )
    let call = habit(
      "Call home",
      identity: "mhabit/1767225600/Call home",
      color: "#009688",
      position: 3,
      target: scheduled(.daysAMonth(2)),
      reminders: [Reminder(hour: 18, minute: 30, weekdays: Set(Weekday.allCases))],
      createdAt: Self.created,
      changes: [
        .reminder(ImportedReminder(hour: 18, minute: 30, days: .whenNeeded))
      ]
    )
    try expect(
      HabitInterchangeTests.read("mhabit.json"),
      format: "Table Habit export",
      habits: [run, read, coffee, call],
      omissions: [.deletedHabits(1)]
    )
  }

  @Test(arguments: [
    (#""freq_custom":"[1,x]""#, "line 1 (habits 1 freq_custom): this is not valid JSON"),
    (#""freq_custom":"[1""#, "line 1 (habits 1 freq_custom): its end is missing"),
    (
      #""reminder":"{\"type\":2,\"time\":{\"hour\":24,\"minute\":0},\"extra\":[]}""#,
      "line 1 (habits 1 reminder): “24” is not from 0 to 23"
    ),
    (
      #""records":[{"record_date":-1}]"#,
      "line 1 (habits 1 records 1): there is no day from 1970 to 2199"
    ),
    (
      #""records":[{"record_date":99999999}]"#,
      "line 1 (habits 1 records 1): there is no day from 1970 to 2199"
    ),
  ])
  func `An invalid record is reported with its position`(members: String, expected: String) {
    let text = #"{"habits":[{"freq_type":3,"records":[],"# + members + "}]}"
    #expect(message(reading: text) == "file, " + expected)
  }
}

import Foundation
import HabitEngine
import Testing

@testable import HabitInterchange

struct MHabitTests {
  private static let created = Date(milliseconds: 1_767_225_600_000)

  @Test func goalsFrequenciesRemindersAndReasons() throws {
    let threeDays = StreakGoal(period: .week, basis: .day, value: 3)
    let oneDay = StreakGoal(period: .week, basis: .day, value: 1)
    var run = habit(
      "Run",
      identity: "mhabit/1767225600/Run",
      details: "by the river\nShoes on?\nTarget: 3.5 km a day",
      color: "#009688",
      position: 0,
      completionsPerDay: 4,
      goal: threeDays,
      reminders: [Reminder(hour: 7, minute: 5, weekdays: [.monday, .sunday])],
      days: [
        done(1, count: 4, note: "3.5 km"), done(2, count: 3, note: "3.49 km\nslow"),
        PortableDay(day: day(3), count: 0, status: .skipped, note: "knee"),
        PortableDay(day: day(4), count: 0, status: .missed),
      ],
      changes: [target(3.5, "km", perDay: 4), .roundedDays(2, of: 4)]
    )
    run.category = "fitness"
    let read = habit(
      "Read",
      identity: "mhabit/1767225600/Read",
      color: "#F44336",
      position: 1,
      days: [done(1)]
    )
    let coffee = habit(
      "Coffee",
      identity: "mhabit/1767225600/Coffee",
      details: "Target: at most 2 cups a day",
      color: "#123456",
      isArchived: true,
      position: 2,
      days: [
        done(1, note: "2 cups"),
        PortableDay(day: day(2), count: 0, status: .missed, note: "3 cups"),
      ],
      changes: [
        .reminder(ImportedReminder(hour: 9, minute: 0, days: .ofMonth([1, 15]))),
        limit(2, "cups"),
      ]
    )
    let call = habit(
      "Call home",
      identity: "mhabit/1767225600/Call home",
      color: "#009688",
      position: 3,
      goal: oneDay,
      reminders: [Reminder(hour: 18, minute: 30, weekdays: Set(Weekday.allCases))],
      changes: [
        .reminder(ImportedReminder(hour: 18, minute: 30, days: .whenNeeded)),
        .frequency(.times(2, every: 1, .month), becomes: oneDay),
      ]
    )
    let habits = [run, read, coffee, call].map { habit in
      var habit = habit
      habit.createdAt = Self.created
      return habit
    }
    #expect(
      try HabitInterchangeTests.read("mhabit.json")
        == PortableHistory(
          format: "Table Habit export",
          habits: habits,
          omissions: [.deletedHabits(1)]
        )
    )
  }

  @Test(arguments: [
    (#""name":" ""#, "line 1 (habits 1): the habit has no name"),
    (
      #""freq_custom":"[1,x]""#,
      "line 1 (habits 1 freq_custom): in the text: this is no valid JSON, a value is expected"
    ),
    (
      #""freq_custom":"[1""#,
      "line 1 (habits 1 freq_custom): in the text: it ends in the middle of a value"
    ),
    (
      #""reminder":"{\"type\":2,\"time\":{\"hour\":24,\"minute\":0},\"extra\":[]}""#,
      "line 1 (habits 1 reminder): in the text: the reminder's time is 24:0"
    ),
    (
      #""records":[{"record_date":-1}]"#,
      "line 1 (habits 1 records 1): the record has no day of the years 1970 to 2199"
    ),
    (
      #""records":[{"record_date":99999999}]"#,
      "line 1 (habits 1 records 1): the record has no day of the years 1970 to 2199"
    ),
  ])
  func nonsenseIsNamed(members: String, expected: String) {
    let text = #"{"habits":[{"freq_type":3,"records":[],"# + members + "}]}"
    #expect(message(reading: text) == "file, " + expected)
  }
}

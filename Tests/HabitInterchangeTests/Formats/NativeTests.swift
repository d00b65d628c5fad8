import Foundation
import HabitEngine
import HabitInterchange
import Testing

/// This app's own files as a user may have written or changed them.
struct NativeTests {
  @Test func jsonOfAnyOrder() throws {
    #expect(
      try read("habit-tracker.json")
        == PortableHistory(
          format: "Habit Tracker export",
          habits: [
            PortableHabit(
              id: try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")),
              name: "Läufe 🏃",
              icon: "figure.run",
              color: "coral-red",
              category: "later-category",
              completionsPerDay: 2,
              streakGoal: StreakGoal(period: .week, basis: .value, value: 12),
              reminders: [Reminder(hour: 7, minute: 5, weekdays: [.sunday, .monday])],
              createdAt: Date(milliseconds: 1_764_577_800_250),
              position: -4,
              isArchived: true,
              archivedAt: Date(milliseconds: 1_767_484_800_000),
              days: [
                PortableDay(
                  day: day(1),
                  count: 1,
                  status: .done,
                  changedAt: Date(milliseconds: 1_767_297_600_000)
                ),
                done(2, count: 0, note: "nearly"),
                PortableDay(day: day(3), count: 0, status: .skipped, note: "a\nb"),
              ]
            ),
            PortableHabit(
              id: try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000001")),
              name: "Bare",
              position: 1
            ),
          ]
        )
    )
  }

  @Test func tableOfAnyOrder() throws {
    #expect(
      try read("habit-tracker.csv")
        == PortableHistory(
          format: "Habit Tracker table",
          habits: [
            PortableHabit(
              id: try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")),
              name: "Run",
              position: 0,
              days: [
                PortableDay(day: day(1), count: 0, status: .skipped, note: "=SUM(A1)"),
                done(2, count: 2, note: "a \"b\",\r\nc"),
              ]
            ),
            habit(
              "-5 kg",
              identity: "table/-5 kg",
              position: 1,
              days: [PortableDay(day: day(1), count: 0, status: .missed)]
            ),
            habit("Read", identity: "table/Read", position: 2),
          ]
        )
    )
  }

  @Test(arguments: [
    (
      #"{"format":"habit-tracker","version":2,"habits":7}"#,
      "file, line 1 (version): the file is of version 2 of the format, and this app reads up to "
        + "version 1: it was written by a later version of the app"
    ),
    (
      #"{"format":"habit-tracker","habits":[]}"#, "file, line 1: the format's version is missing"
    ),
    (
      #"{"format":"habit-tracker","version":1,"#,
      "file is damaged or cut short: it ends in the middle of a value"
    ),
  ])
  func anotherVersionIsRefused(text: String, expected: String) {
    #expect(message(reading: text) == expected)
  }

  @Test(arguments: [
    (#"{"name":"A"}"#, "(habits 1): the habit has no id"),
    (#"{"id":"7"}"#, "(habits 1 id): the id is no UUID"),
    (
      #"{"id":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","name":" "}"#,
      "(habits 1): the habit has no name"
    ),
    (#"{"completionsPerDay":100}"#, "(habits 1 completionsPerDay): 100 is not from 1 to 99"),
    (#"{"streakGoal":{"period":"week","value":8}}"#, "(habits 1 streakGoal): 8 is not from 1 to 7"),
    (
      #"{"streakGoal":{"period":"year"}}"#,
      "(habits 1 streakGoal period): “year” is a word that this version of the app does not know"
    ),
    (#"{"days":[{"day":"2026-02-29"}]}"#, "(habits 1 days 1 day): “2026-02-29” is no day"),
    (#"{"days":[{"count":1}]}"#, "(habits 1 days 1): the record has no day"),
    (
      #"{"days":[{"day":"2026-01-01","count":10000}]}"#,
      "(habits 1 days 1 count): 10000 is not from 0 to 9999"
    ),
    (
      #"{"days":[{"day":"2026-01-02"},{"day":"2026-01-01"},{"day":"2026-01-02"}]}"#,
      "(habits 1 days): the habit has two records of 2026-01-02"
    ),
    (#"{"createdAt":"soon"}"#, "(habits 1 createdAt): “soon” is no instant"),
    (#"{"reminders":[{"hour":24}]}"#, "(habits 1 reminders 1 hour): 24 is not from 0 to 23"),
    (
      #"{"reminders":[{"weekdays":["mon"]}]}"#,
      "(habits 1 reminders 1 weekdays 1): “mon” is no weekday"
    ),
  ])
  func nonsenseIsNamed(habit: String, expected: String) {
    let text = #"{"format":"habit-tracker","version":1,"habits":["# + habit + "]}"
    #expect(message(reading: text) == "file, line 1 " + expected)
  }

  @Test func anIdTwiceIsRefused() {
    let habit = #"{"id":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","name":"A"}"#
    let text = #"{"format":"habit-tracker","version":1,"habits":["# + habit + "," + habit + "]}"
    #expect(
      message(reading: text) == "file, line 1 (habits 2): the habit “A” has the id of another one"
    )
  }

  @Test(arguments: [";", "\t"])
  func anotherSeparatorStandsForTheComma(separator: String) throws {
    let rows = [
      ["habit_id", "habit", "\"per, day\"", "day", "count", "note"],
      ["", "Run", "", "2026-01-01", "1", "a, b"],
      ["", "Run", "", "2026-01-02", "2", "\"c\(separator)d\""],
    ]
    let text = rows.map { $0.joined(separator: separator) }.joined(separator: "\r\n")
    let days = try read(text.utf8).habits.map(\.days)
    #expect(days == [[done(1, note: "a, b"), done(2, count: 2, note: "c\(separator)d")]])
  }

  @Test(arguments: [
    ("7,Run,2026-01-01,1", "“7” is no habit_id; it may be left empty"),
    (",Run,1.2.2026,1", "“1.2.2026” is no day; 2026-01-31 is one"),
    (",Run,2026-01-01,many", "“many” is not from 0 to 9999"),
    (", ,2026-01-01,1", "the habit has no name"),
  ])
  func nonsenseInATableIsNamed(row: String, expected: String) {
    #expect(message(reading: "habit_id,habit,day,count\n\(row)\n") == "file, line 2: \(expected)")
  }

  @Test func aDayTwiceInATableIsRefused() {
    let row = ",Run,2026-01-01,1\n"
    #expect(
      message(reading: "habit_id,habit,day,count\n" + row + row)
        == "file, line 3: “Run” has two rows of 2026-01-01"
    )
  }
}

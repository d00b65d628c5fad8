import Foundation
import HabitEngine
import Testing

@testable import HabitInterchange

/// This app's own files as a user may write or change them.
struct NativeTests {
  @Test func `JSON members are read in any order`() throws {
    try expect(
      read("habit-tracker.json"),
      format: "Habit Tracker export",
      habits: [
        PortableHabit(
          id: try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")),
          name: "Läufe 🏃",
          icon: "figure.run",
          color: "coral-red",
          category: "later-category",
          target: HabitTarget(
            completionsPerDay: 2,
            goal: StreakGoal(period: .week, basis: .value, value: 12)
          ),
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
            done(2, count: 0, note: "nearly"), skipped(3, note: "a\nb"),
          ]
        ),
        PortableHabit(
          id: try #require(UUID(uuidString: "00000000-0000-0000-0000-000000000001")),
          name: "Bare",
          position: 1
        ),
      ]
    )
  }

  @Test func `The columns of a table are read in any order`() throws {
    try expect(
      read("habit-tracker.csv"),
      format: "Habit Tracker table",
      habits: [
        PortableHabit(
          id: try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")),
          name: "Run",
          position: 0,
          days: [
            skipped(1, note: "=SUM(A1)"), done(2, count: 2, note: "a \"b\",\r\nc"),
          ]
        ),
        habit(
          "-5 kg",
          identity: "table/-5 kg",
          position: 1,
          days: [missed(1)]
        ),
        habit("Read", identity: "table/Read", position: 2),
      ]
    )
  }

  @Test(arguments: [
    (
      #"{"format":"habit-tracker","version":3,"habits":7}"#,
      "file, line 1 (version): the file was written by a later version of the app"
    ),
    (#"{"format":"habit-tracker","habits":[]}"#, "file, line 1: “version” is missing"),
    (
      #"{"format":"habit-tracker","version":1,"#,
      "file is damaged or incomplete: its end is missing"
    ),
  ])
  func `A document with a later version, without a version, or without an end is refused`(
    text: String,
    expected: String
  ) {
    #expect(message(reading: text) == expected)
  }

  @Test func `A repeated id is refused`() {
    let habit = #"{"id":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","name":"A"}"#
    let text = #"{"format":"habit-tracker","version":1,"habits":["# + habit + "," + habit + "]}"
    #expect(
      message(reading: text)
        == "file, line 1 (habits 2): “6F9619FF-8B86-D011-B42D-00CF4FC964FF” occurs twice"
    )
  }

  @Test(arguments: [";", "\t"])
  func `A table with another separator is read`(separator: String) throws {
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
    ("7,Run,2026-01-01,1", "“habit_id” can't be “7”"),
    (",Run,32.2.2026,1", "“32.2.2026” is not a day such as 2026-01-31"),
    (",Run,2026-01-01,many", "“many” is not from 0 to 9999"),
    (",Run,2026-01-01,8.5", "“8.5” is not from 0 to 9999"),
    (", ,2026-01-01,1", "“habit” is missing"),
  ])
  func `An invalid row of a table is reported with its position`(row: String, expected: String) {
    #expect(message(reading: "habit_id,habit,day,count\n\(row)\n") == "file, line 2: \(expected)")
  }

  @Test(arguments: ["1/13/2026", "13/1/2026", "13.1.2026", "2026/1/13", "13-Jan-2026"])
  func `A day in a spreadsheet's format is read`(text: String) throws {
    let history = try read("habit_id,habit,day,count\n,Run,\(text),1\n".utf8)
    #expect(history.habits.map(\.days) == [[done(13)]])
  }

  @Test func `A repeated day in a table is refused`() {
    let row = ",Run,2026-01-01,1\n"
    #expect(
      message(reading: "habit_id,habit,day,count\n" + row + row)
        == "file, line 3: the habit has two records of 2026-01-01"
    )
  }

  /// A table as spreadsheets write it in regions with a decimal comma.
  @Test(arguments: [(",", "."), (";", ","), (";", "."), ("\t", ",")])
  func `Amounts in a table are read`(separator: String, point: String) throws {
    let rows = [
      ["habit_id", "habit", "unit", "decimals", "per_day", "day", "status", "count"],
      ["", "Run", "km", "2", "8\(point)5", "2026-01-01", "", "3\(point)25"],
      ["", "Run", "", "", "", "2026-01-02", "", ""],
      ["", "Run", "", "", "", "2026-01-03", "missed", ""],
    ]
    let text = rows.map { $0.joined(separator: separator) }.joined(separator: "\n")
    let expected = PortableHabit(
      id: StableIdentity.uuid(of: "table/Run"),
      name: "Run",
      target: HabitTarget(
        measure: .amount(AmountUnit(name: "km", decimals: 2)),
        amountPerDay: 850
      ),
      position: 0,
      days: [
        done(1, count: 325), done(2, count: 100), missed(3),
      ]
    )
    #expect(try read(text.utf8).habits == [expected])
  }

  @Test(arguments: [
    ("cheat,,,,1", "“cheat” is not build or quit"),
    (",often,,,1", "“often” is not times, amount, or time"),
    (
      ",,\(String(repeating: "k", count: 200)),,1",
      "“\(String(repeating: "k", count: 40))” is too long"
    ),
    (",,km,4,1", "“4” is not from 0 to 3"),
    (",,km,1,much", "“much” is not an amount such as 8.5"),
    (",,km,1,-1", "“-1” is not an amount such as 8.5"),
    (",,km,1,1e3", "“1e3” is not an amount such as 8.5"),
    (",,km,1,8.55", "“8.55” has too many digits after the point"),
    (",,km,1,100000000", "“100000000” is not from 0.1 to 99999999.9"),
    (",,km,1,0", "“0” is not from 0.1 to 99999999.9"),
    (",time,,,86401", "“86401” is not from 1 to 86400"),
    ("quit,,,,100", "“100” is not from 0 to 99"),
  ])
  func `An invalid measure in a table is reported with its position`(
    columns: String,
    expected: String
  ) {
    let header = "habit_id,habit,kind,measure,unit,decimals,per_day,day,count\n"
    #expect(message(reading: header + ",Run,\(columns),,\n") == "file, line 2: \(expected)")
  }

  @Test(arguments: [
    (#"{"name":"A"}"#, "): “id” is missing"),
    (#"{"id":"7"}"#, " id): “id” can't be “7”"),
    (#"{"id":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","name":" "}"#, "): “name” is missing"),
    (#"{"completionsPerDay":100}"#, " completionsPerDay): “100” is not from 1 to 99"),
    (#"{"streakGoal":{"period":"week","value":8}}"#, " streakGoal): “8” is not from 1 to 7"),
    (
      #"{"streakGoal":{"period":"year"}}"#,
      " streakGoal period): “year” is not known to this version of the app"
    ),
    (
      #"{"days":[{"day":"2026-02-29"}]}"#,
      " days 1 day): “2026-02-29” is not a day such as 2026-01-31"
    ),
    (#"{"days":[{"count":1}]}"#, " days 1): “day” is missing"),
    (
      #"{"days":[{"day":"2026-01-02"},{"day":"2026-01-01"},{"day":"2026-01-02"}]}"#,
      " days): the habit has two records of 2026-01-02"
    ),
    (#"{"createdAt":"soon"}"#, " createdAt): “soon” is not a date and time"),
    (#"{"reminders":[{"hour":24}]}"#, " reminders 1 hour): “24” is not from 0 to 23"),
    (
      #"{"reminders":[{"weekdays":["mon"]}]}"#,
      " reminders 1 weekdays 1): “mon” is not known to this version of the app"
    ),
    (#"{"kind":"cheat"}"#, " kind): “cheat” is not known to this version of the app"),
    (#"{"measure":"km"}"#, " measure): “km” is not known to this version of the app"),
    (
      #"{"measure":"amount","completionsPerDay":8.5}"#,
      " completionsPerDay): a whole number is expected"
    ),
    (#"{"measure":"amount","completionsPerDay":"8"}"#, " completionsPerDay): a number is expected"),
    (#"{"completionsPerDay":0}"#, " completionsPerDay): “0” is not from 1 to 99"),
    (#"{"completionsPerDay":100,"kind":"quit"}"#, " completionsPerDay): “100” is not from 0 to 99"),
    (
      #"{"completionsPerDay":86401,"measure":"time"}"#,
      " completionsPerDay): “86401” is not from 1 to 86400"
    ),
    (
      #"{"completionsPerDay":1000000000,"measure":"amount"}"#,
      " completionsPerDay): “1000000000” is not from 1 to 999999999"
    ),
    (#"{"unit":{"decimals":4}}"#, " unit decimals): “4” is not from 0 to 3"),
    (#"{"unit":{"step":0}}"#, " unit step): “0” is not from 1 to 999999999"),
    (
      "{\"unit\":{\"name\":\"\(String(repeating: "k", count: 200))\"}}",
      " unit name): “\(String(repeating: "k", count: 40))” is too long"
    ),
    (#"{"streakGoal":{"period":"month","value":32}}"#, " streakGoal): “32” is not from 1 to 31"),
    (
      #"{"streakGoal":{"period":"week","basis":"value","value":1000}}"#,
      " streakGoal): “1000” is not from 1 to 999"
    ),
    (
      #"{"streakGoal":{"period":"month","basis":"value","value":1000000}}"#,
      " streakGoal): “1000000” is not from 1 to 999999"
    ),
    (#"{"schedule":{}}"#, " schedule): “rule” is missing"),
    (
      #"{"schedule":{"rule":"yearly"}}"#,
      " schedule rule): “yearly” is not known to this version of the app"
    ),
    (#"{"schedule":{"rule":"weekdays","weekdays":[]}}"#, " schedule): “weekdays” is missing"),
    (
      #"{"schedule":{"rule":"weekdays","weekdays":["mon"]}}"#,
      " schedule weekdays 1): “mon” is not known to this version of the app"
    ),
    (#"{"schedule":{"rule":"daysOfMonth"}}"#, " schedule): “days” is missing"),
    (
      #"{"schedule":{"rule":"daysOfMonth","days":[1,32]}}"#,
      " schedule days 2): “32” is not from 1 to 31"
    ),
    (#"{"schedule":{"rule":"everyNDays","count":2}}"#, " schedule): “start” is missing"),
    (
      #"{"schedule":{"rule":"everyNDays","count":1,"start":"2026-01-01"}}"#,
      " schedule): “1” is not from 2 to 365"
    ),
    (#"{"schedule":{"rule":"daysAWeek","count":7}}"#, " schedule): “7” is not from 1 to 6"),
    (#"{"schedule":{"rule":"daysAMonth"}}"#, " schedule): “0” is not from 1 to 31"),
    (#"{"startDay":"2026-02-30"}"#, " startDay): “2026-02-30” is not a day such as 2026-01-31"),
    (
      #"{"endDay":"2026-01-01","startDay":"2026-01-02"}"#,
      "): the last day 2026-01-01 is before the first day 2026-01-02"
    ),
    (#"{"pauses":[{"last":"2026-01-02"}]}"#, " pauses 1): “first” is missing"),
    (
      #"{"pauses":[{"first":"2026-01-02","last":"2026-01-01"}]}"#,
      " pauses 1): the last day 2026-01-01 is before the first day 2026-01-02"
    ),
    (
      #"{"pauses":[{"first":"2026-01-05"},{"first":"2026-01-01","last":"2026-01-05"}]}"#,
      " pauses): two pauses have the day 2026-01-05"
    ),
    (
      #"{"days":[{"day":"2026-01-01","count":1000000000}]}"#,
      " days 1 count): “1000000000” is not from 0 to 999999999"
    ),
  ])
  func `An invalid record is reported with its position`(habit: String, expected: String) {
    let text = #"{"format":"habit-tracker","version":1,"habits":["# + habit + "]}"
    #expect(message(reading: text) == "file, line 1 (habits 1" + expected)
  }

  @Test func `A count of an earlier measure is read`() throws {
    let text = #"""
      {"format":"habit-tracker","version":1,"habits":[{"days":[{"day":"2026-01-01","count":10000}],
      "id":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","name":"A"}]}
      """#
    let habit = try #require(try read(text.utf8).habits.first)
    #expect(habit.target == HabitTarget())
    #expect(habit.days == [done(1, count: 10_000)])
  }
}

import Foundation
import HabitEngine
import Testing

@testable import HabitInterchange

/// Habitica's JSON export, as its sources write it. The files are made up.
struct HabiticaTests {
  /// Reads an export of a user five hours west of UTC, whose days begin at 3.
  private func read(_ tasks: String) throws -> PortableHistory {
    try HabitInterchangeTests.read(
      """
      {"_id":"u","stats":{"hp":50},"tags":[{"id":"t1","name":"Health"},{"id":"t2","name":"Home"}],
      "preferences":{"timezoneOffset":300,"dayStart":3,"sleep":false},"tasks":{\(tasks)}}
      """.utf8
    )
  }

  /// Returns the milliseconds of an instant of January 2026 in UTC.
  private func instant(_ day: Int, _ hour: Int) -> Int {
    (HabitInterchangeTests.day(day).rawValue * 24 + hour) * 3_600_000
  }

  @Test func `A daily has its days, schedule, notes, tags, and reminders`() throws {
    // The user's January 1 ends at 8 in UTC on January 2.
    let history = try read(
      """
      "dailys":[{"_id":"d1","id":"d1","text":"Read","notes":"in bed","tags":["t1","t2"],
        "type":"daily","frequency":"weekly","everyX":1,
        "repeat":{"su":false,"m":true,"t":true,"w":true,"th":true,"f":true,"s":false},
        "checklist":[{"text":"find the book","completed":true}],
        "reminders":[{"id":"r","time":"2026-01-01T12:05:00.000Z"}],
        "createdAt":"2025-12-31T12:00:00.000Z","completed":true,"history":[
        {"date":\(instant(2, 7)),"value":1,"isDue":true,"completed":true},
        {"date":\(instant(3, 14)),"value":0,"isDue":true,"completed":false},
        {"date":\(instant(4, 14)),"value":0,"isDue":false,"completed":false},null,
        {"date":\(instant(5, 14)),"value":1,"isDue":true,"completed":true}]}]
      """
    )
    let expected = habit(
      "Read",
      identity: "habitica/d1",
      details: "in bed\n• find the book\nCategory: Home",
      category: "health",
      target: scheduled(.weekdays([.monday, .tuesday, .wednesday, .thursday, .friday])),
      reminders: [Reminder(hour: 7, minute: 5, weekdays: Set(Weekday.allCases))],
      createdAt: Date(milliseconds: instant(0, 12)),
      days: [done(1), missed(2), done(5)],
      changes: [.category("Home")]
    )
    expect(history, format: "Habitica export", habits: [expected])
  }

  @Test func `A habit counts its plus taps, and a habit with only a minus becomes a quit habit`()
    throws
  {
    let history = try read(
      """
      "habits":[{"id":"h1","text":"Water","up":true,"down":true,"history":[
        {"date":\(instant(1, 14)),"value":3,"scoredUp":3,"scoredDown":1},
        {"date":\(instant(2, 14)),"value":2,"scoredUp":0,"scoredDown":2}]},
        {"id":"h2","text":"Smoke","up":false,"down":true,"history":[
        {"date":\(instant(2, 14)),"value":-2,"scoredUp":0,"scoredDown":2}]}],
      "todos":[{"text":"Call"},{"text":"Write"}],"rewards":[{"text":"Film"}]
      """
    )
    expect(
      history,
      format: "Habitica export",
      habits: [
        habit(
          "Water",
          identity: "habitica/h1",
          days: [done(1, count: 3)],
          changes: [.otherRecords(3)]
        ),
        habit(
          "Smoke",
          identity: "habitica/h2",
          position: 1,
          target: HabitTarget(kind: .quit, measure: .times, amountPerDay: 0),
          days: [done(2, count: 2)]
        ),
      ],
      omissions: [.others(2, .toDo), .others(1, .reward)]
    )
  }

  @Test func `A number beyond the limit of a day is clamped`() throws {
    let entry = #"{"date":1767276000000,"value":1,"scoredUp":9e18,"scoredDown":9e18}"#
    let history = try read(
      #""habits":[{"id":"h1","text":"Water","history":[\#(entry),\#(entry)]}]"#
    )
    #expect(history.habits.map(\.changes) == [[.otherRecords(19_998)]])
  }

  @Test func `The file of a user with all kinds of tasks is recognized`() throws {
    let history = try HabitInterchangeTests.read("habitica.json")
    #expect(history.habits.map(\.name) == ["Read", "Water", "Smoke"])
    #expect(history.habits.map(\.days) == [[done(1), missed(2)], [done(1, count: 3)], []])
    #expect(history.omissions == [.others(1, .toDo), .others(1, .reward)])
  }

  @Test func `A growing value in an early version's entry means that the task was done`() throws {
    let history = try read(
      """
      "dailys":[{"id":"d1","text":"Read","history":[{"date":\(instant(1, 20)),"value":1},
        {"date":\(instant(2, 14)),"value":1},{"date":\(instant(3, 14)),"value":0}]}],
      "habits":[{"id":"h1","text":"Water","history":[{"date":"2026-01-01T20:00:00.000Z","value":1},
        {"date":\(instant(1, 21)),"value":2}]}]
      """
    )
    #expect(history.habits.map(\.name) == ["Read", "Water"])
    #expect(history.habits.map(\.days) == [[done(1), missed(2)], [done(1, count: 2)]])
  }

  @Test func `The average of a month that Habitica condensed is left out`() throws {
    let history = try read(
      """
      "dailys":[{"id":"d1","text":"Read","history":[{"date":\(instant(1, 20)),"value":0.5},
        {"date":\(instant(9, 20)),"value":1,"isDue":true,"completed":true}]}]
      """
    )
    #expect(history.habits.map(\.days) == [[done(9)]])
    #expect(history.habits.map(\.changes) == [[.otherRecords(1)]])
  }

  @Test(arguments: [
    (#""frequency":"daily","everyX":1"#, Schedule.everyDay, false),
    (
      #""frequency":"daily","everyX":3,"startDate":"2026-01-01T12:00:00.000Z""#,
      Schedule(.everyNDays(3, from: day(1))), false
    ),
    (
      #""frequency":"weekly","everyX":2,"repeat":{"m":true,"th":true}"#,
      Schedule(.daysAWeek(1)), true
    ),
    (
      #""frequency":"monthly","everyX":1,"daysOfMonth":[1,15]"#,
      Schedule(.daysOfMonth([1, 15])), false
    ),
    (#""frequency":"yearly","everyX":1"#, Schedule(.everyNDaysAfterDone(365)), true),
  ])
  func `A daily's frequency becomes a schedule`(
    members: String,
    schedule: Schedule,
    isChanged: Bool
  )
    throws
  {
    let history = try read(#""dailys":[{"id":"d1","text":"Read",\#(members)}]"#)
    #expect(history.habits.map(\.target.schedule) == [schedule])
    #expect(history.habits.map { !$0.changes.isEmpty } == [isChanged])
  }

  @Test(arguments: [
    (
      #""dailys":[{"id":"d1","text":"Read","history":[{"date":"soon","value":1}]}]"#,
      "line 2 (tasks dailys 1 history 1 date): “soon” is not a date and time"
    ),
    (
      #""dailys":[{"id":"d1","text":"Read","history":[{"date":-1,"value":1}]}]"#,
      "Read: “1969-12-31” is not a day from 1970 to 2199"
    ),
  ])
  func `An invalid record is reported with its position`(tasks: String, expected: String) {
    let error = #expect(throws: ImportError.self) { try read(tasks) }
    #expect(error?.localizedDescription.hasSuffix(expected) == true)
  }
}

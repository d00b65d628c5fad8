import Foundation
import HabitEngine
import Testing

@testable import HabitData

/// The next reminders at fixed instants, as a table of cases.
struct ReminderPlanTests {
  /// A case: the time and its zone, the reminders, and the first results.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var zone = "Europe/Berlin"
    /// The hour at which days start; nil for UTC buckets.
    var startHour: Int? = 0
    let now: String
    /// The time and weekdays of each reminder, such as "08:00" and "08:00 23456".
    var reminders = ["08:00"]
    /// The complete or skipped days.
    var closed: [String] = []
    /// The first three instants, in UTC.
    let due: [String]
  }

  static let cases = [
    Case(
      testDescription: "Today and the following days have reminders",
      now: "2026-03-09T06:00:00Z",
      due: ["2026-03-09T07:00:00Z", "2026-03-10T07:00:00Z", "2026-03-11T07:00:00Z"]
    ),
    Case(
      testDescription: "A reminder that is due now is not planned again",
      now: "2026-03-09T07:00:00Z",
      due: ["2026-03-10T07:00:00Z", "2026-03-11T07:00:00Z", "2026-03-12T07:00:00Z"]
    ),
    Case(
      testDescription: "A reminder that is due in a millisecond is planned",
      now: "2026-03-09T06:59:59.999Z",
      due: ["2026-03-09T07:00:00Z", "2026-03-10T07:00:00Z", "2026-03-11T07:00:00Z"]
    ),
    Case(
      testDescription: "A complete or skipped day has no reminder",
      now: "2026-03-09T06:00:00Z",
      closed: ["2026-03-09"],
      due: ["2026-03-10T07:00:00Z", "2026-03-11T07:00:00Z", "2026-03-12T07:00:00Z"]
    ),
    Case(
      testDescription: "A reminder on Monday and Friday comes on these days",
      now: "2026-03-09T09:00:00Z",
      reminders: ["08:00 26"],
      due: ["2026-03-13T07:00:00Z", "2026-03-16T07:00:00Z", "2026-03-20T07:00:00Z"]
    ),
    Case(
      testDescription: "on no weekday",
      now: "2026-03-09T06:00:00Z",
      reminders: ["08:00 -"],
      due: []
    ),
    Case(testDescription: "without reminders", now: "2026-03-09T06:00:00Z", reminders: [], due: []),
    Case(
      testDescription: "Several reminders a day come in order",
      now: "2026-03-09T06:00:00Z",
      reminders: ["20:15", "08:00"],
      due: ["2026-03-09T07:00:00Z", "2026-03-09T19:15:00Z", "2026-03-10T07:00:00Z"]
    ),
    Case(
      testDescription: "Two reminders at the same time are one",
      now: "2026-03-09T06:00:00Z",
      reminders: ["08:00", "08:00 23456"],
      due: ["2026-03-09T07:00:00Z", "2026-03-10T07:00:00Z", "2026-03-11T07:00:00Z"]
    ),
    Case(
      testDescription: "A time that clocks skip comes at the change",
      now: "2026-03-28T12:00:00Z",
      reminders: ["02:30"],
      due: ["2026-03-29T01:00:00Z", "2026-03-30T00:30:00Z", "2026-03-31T00:30:00Z"]
    ),
    Case(
      testDescription: "A time that clocks show twice does not come the second time",
      now: "2026-10-25T00:30:00Z",
      reminders: ["02:30"],
      due: ["2026-10-26T01:30:00Z", "2026-10-27T01:30:00Z", "2026-10-28T01:30:00Z"]
    ),
    Case(
      testDescription: "Times are those of New York",
      zone: "America/New_York",
      now: "2026-03-07T12:00:00Z",
      due: ["2026-03-07T13:00:00Z", "2026-03-08T12:00:00Z", "2026-03-09T12:00:00Z"]
    ),
    Case(
      testDescription: "Times are those of a zone in which it is tomorrow",
      zone: "Pacific/Kiritimati",
      now: "2026-03-09T12:00:00Z",
      reminders: ["08:00 3"],
      due: ["2026-03-09T18:00:00Z", "2026-03-16T18:00:00Z", "2026-03-23T18:00:00Z"]
    ),
    Case(
      testDescription: "Hours after midnight belong to the day before",
      startHour: 4,
      now: "2026-03-09T12:00:00Z",
      reminders: ["01:00"],
      closed: ["2026-03-09"],
      due: ["2026-03-11T00:00:00Z", "2026-03-12T00:00:00Z", "2026-03-13T00:00:00Z"]
    ),
    Case(
      testDescription: "Hours after midnight have the weekday of the calendar",
      startHour: 4,
      now: "2026-03-09T12:00:00Z",
      reminders: ["01:00 3"],
      due: ["2026-03-10T00:00:00Z", "2026-03-17T00:00:00Z", "2026-03-24T00:00:00Z"]
    ),
    Case(
      testDescription: "The hour at which days begin belongs to the new day",
      startHour: 4,
      now: "2026-03-09T12:00:00Z",
      reminders: ["04:00"],
      closed: ["2026-03-09"],
      due: ["2026-03-10T03:00:00Z", "2026-03-11T03:00:00Z", "2026-03-12T03:00:00Z"]
    ),
    Case(
      testDescription: "UTC buckets: an hour in Berlin belongs to the day before",
      startHour: nil,
      now: "2026-03-09T12:00:00Z",
      reminders: ["00:30"],
      closed: ["2026-03-09"],
      due: ["2026-03-10T23:30:00Z", "2026-03-11T23:30:00Z", "2026-03-12T23:30:00Z"]
    ),
    Case(
      testDescription: "UTC buckets: times are those of the zone",
      startHour: nil,
      now: "2026-03-28T12:00:00Z",
      due: ["2026-03-29T06:00:00Z", "2026-03-30T06:00:00Z", "2026-03-31T06:00:00Z"]
    ),
    Case(
      testDescription: "A day that the zone skipped has no reminder",
      zone: "Pacific/Apia",
      now: "2011-12-29T12:00:00Z",
      due: ["2011-12-29T18:00:00Z", "2011-12-30T18:00:00Z", "2011-12-31T18:00:00Z"]
    ),
    Case(
      testDescription: "The last minute of a leap day has a reminder",
      zone: "UTC",
      now: "2028-02-28T23:59:00Z",
      reminders: ["23:59"],
      due: ["2028-02-29T23:59:00Z", "2028-03-01T23:59:00Z", "2028-03-02T23:59:00Z"]
    ),
  ]

  @Test(arguments: cases) func `The next reminders are at the expected instants`(_ one: Case) throws
  {
    let habit = try subject("Read", one.reminders, closed: one.closed)
    let rule = try rule(one)
    let plan = ReminderPlan([habit], after: try instant(one.now), rule: rule)
    #expect(plan.due(in: rule.timeZone).prefix(3).map { $0.formatted(.iso8601) } == one.due)
    #expect(plan.entries.allSatisfy { $0.name == "Read" })
  }

  @Test func `Requests are identified by habit and time`() throws {
    let habit = try subject("Read", ["02:30"])
    let one = Case(testDescription: "", now: "2026-03-28T12:00:00Z", due: [])
    let plan = ReminderPlan([habit], after: try instant(one.now), rule: try rule(one), limit: 1)
    let occurrence = ReminderOccurrence(
      habitID: habit.habitID,
      date: try #require(CalendarDay(isoText: "2026-03-29")),
      time: TimeOfDay(hour: 2, minute: 30)
    )
    let entry = ReminderPlan.Entry(
      occurrence: occurrence,
      due: try instant("2026-03-29T01:00:00Z"),
      name: "Read",
      isQuit: false,
      isWeekly: true
    )
    #expect(plan.entries == [entry])
    #expect(entry.identifier == "\(habit.habitID)/weekday 1/02:30")
    #expect(WeeklyReminder(identifier: entry.identifier) == occurrence.weekly)
    #expect(occurrence.identifier == "\(habit.habitID)/2026-03-29/02:30")
    #expect(ReminderOccurrence(identifier: occurrence.identifier) == occurrence)
    #expect(ReminderOccurrence(identifier: occurrence.snoozed.identifier) == occurrence.snoozed)
    for text in [
      "", "a/b/c", "\(habit.habitID)/2026-03-29", occurrence.identifier + "/later",
      entry.identifier, "\(habit.habitID)/weekday 8/02:30", "\(habit.habitID)/weekday  1/02:30",
    ] {
      #expect(ReminderOccurrence(identifier: text) == nil)
      #expect(text == entry.identifier || WeeklyReminder(identifier: text) == nil)
    }
  }

  @Test func `A reminder on a weekday is one repeating request`() throws {
    let habit = try subject("Read", ["08:00 26", "20:00 6"])
    let plan = try plan([habit])
    #expect(
      plan.entries.map { $0.occurrence.date.isoText } == ["2026-03-13", "2026-03-13", "2026-03-16"]
    )
    #expect(plan.entries.allSatisfy { $0.isWeekly })
  }

  @Test func `If today's reminder is not needed, those of eight weeks are requested by date`()
    throws
  {
    let habit = try subject("Read", ["20:00"], closed: ["2026-03-09"])
    let plan = try plan([habit])
    #expect(plan.entries.prefix(6).allSatisfy { $0.isWeekly })
    #expect(
      plan.entries.dropFirst(6).map(\.identifier)
        == [
          "03-16", "03-23", "03-30", "04-06", "04-13", "04-20", "04-27", "05-04",
        ].map { "\(habit.habitID)/2026-\($0)/20:00" }
    )
    // The day after it is planned as usual.
    #expect(plan.entries.first?.identifier == "\(habit.habitID)/weekday 3/20:00")
  }

  @Test func `Of many reminders, the 60 earliest are requested`() throws {
    let habits = try (0..<70).map { try subject("Habit \($0)", ["08:00", "21:00"]) }
    let plan = try plan(habits)
    #expect(plan.entries.count == 60)
    #expect(Set(plan.entries.map(\.due)) == [try instant("2026-03-09T20:00:00Z")])
    #expect(Set(plan.entries.map(\.occurrence.habitID)).count == 60)
  }

  /// Returns the plan at 13:00 in Berlin on Monday, 2026-03-09.
  private func plan(_ subjects: [ReminderSubject]) throws -> ReminderPlan {
    let one = Case(testDescription: "", now: "2026-03-09T12:00:00Z", due: [])
    return ReminderPlan(subjects, after: try instant(one.now), rule: try rule(one))
  }

  // MARK: Reading a case

  private func rule(_ one: Case) throws -> ReminderRule {
    let zone = try #require(TimeZone(identifier: one.zone))
    let local = one.startHour.map { DayBoundary.localCalendar(timeZone: zone, startHour: $0) }
    return ReminderRule(timeZone: zone, boundary: local ?? .utcBuckets)
  }

  private func subject(
    _ name: String,
    _ reminders: [String],
    closed: [String] = []
  ) throws -> ReminderSubject {
    ReminderSubject(
      habitID: UUID(),
      name: name,
      reminders: try reminders.map(reminder),
      closedDays: Set(try closed.map { try #require(CalendarDay(isoText: $0)) }),
      isQuit: false,
      isSameEachWeek: true
    )
  }

  private func reminder(_ text: String) throws -> Reminder {
    let parts = text.split(separator: " ")
    let time = try #require(TimeOfDay(String(parts[0])))
    let numbers = parts.count == 1 ? "1234567" : parts[1]
    let weekdays = numbers.compactMap { Int(String($0)).flatMap(Weekday.init) }
    return Reminder(hour: time.hour, minute: time.minute, weekdays: Set(weekdays))
  }

  private func instant(_ text: String) throws -> Date {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
    return try style.parse(text)
  }
}

extension ReminderPlan {
  /// Returns the instants of the planned reminders in order, including four weeks of each repeating
  /// reminder.
  fileprivate func due(in timeZone: TimeZone) -> [Date] {
    entries.flatMap { entry -> [Date] in
      guard entry.isWeekly else { return [entry.due] }
      return (0..<4).compactMap { week in
        let date = entry.occurrence.date.advanced(by: 7 * week)
        return entry.occurrence.weekly.occurrence(on: date).due(in: timeZone)
      }
    }
    .sorted()
  }
}

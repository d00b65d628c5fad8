import Foundation
import HabitEngine
import Testing

@testable import HabitData

/// Conditions under which a due reminder is still shown.
struct ReminderRuleTests {
  private let habitID = UUID()
  private let everyDay = Reminder(hour: 8, minute: 0, weekdays: Set(Weekday.allCases))

  private func isWanted(
    at now: String,
    startHour: Int = 0,
    zone: String = "Europe/Berlin",
    reminders: [Reminder]? = nil,
    closed: String? = nil,
    isSnoozed: Bool = false
  ) throws -> Bool {
    let zone = try #require(TimeZone(identifier: zone))
    let rule = ReminderRule(
      timeZone: zone,
      boundary: .localCalendar(timeZone: zone, startHour: startHour)
    )
    let occurrence = ReminderOccurrence(
      habitID: habitID,
      date: try #require(CalendarDay(isoText: "2026-03-09")),
      time: TimeOfDay(hour: 8, minute: 0),
      isSnoozed: isSnoozed
    )
    let subject = ReminderSubject(
      habitID: habitID,
      name: "Read",
      reminders: reminders ?? [everyDay],
      closedDays: Set(try closed.map { [try #require(CalendarDay(isoText: $0))] } ?? []),
      isQuit: false,
      isSameEachWeek: true
    )
    return rule.isWanted(occurrence, of: subject, at: try Date.ISO8601FormatStyle().parse(now))
  }

  @Test(arguments: [
    ("2026-03-09T07:00:00Z", true), ("2026-03-09T22:59:59Z", true),
    ("2026-03-09T23:00:00Z", false), ("2026-03-12T07:00:00Z", false),
    ("2026-03-08T22:59:59Z", false),
  ])
  func `A reminder is shown only on its day`(now: String, isWanted: Bool) throws {
    #expect(try self.isWanted(at: now) == isWanted)
  }

  @Test func `A day that begins later also ends later`() throws {
    #expect(try isWanted(at: "2026-03-10T02:59:59Z", startHour: 4))
    #expect(try !isWanted(at: "2026-03-10T03:00:00Z", startHour: 4))
  }

  @Test func `A reminder snoozed at the end of its day is shown on the next day`() throws {
    #expect(try isWanted(at: "2026-03-09T23:08:00Z", isSnoozed: true))
    #expect(try !isWanted(at: "2026-03-09T23:08:00Z", closed: "2026-03-09", isSnoozed: true))
    #expect(try !isWanted(at: "2026-03-11T07:00:00Z", isSnoozed: true))
  }

  @Test func `A reminder is not shown if its day is complete`() throws {
    #expect(try !isWanted(at: "2026-03-09T07:00:00Z", closed: "2026-03-09"))
    #expect(try isWanted(at: "2026-03-09T07:00:00Z", closed: "2026-03-08"))
  }

  @Test func `A reminder is not shown if it was changed`() throws {
    let later = Reminder(hour: 9, minute: 0, weekdays: Set(Weekday.allCases))
    let tuesdays = Reminder(hour: 8, minute: 0, weekdays: [.tuesday])
    #expect(try !isWanted(at: "2026-03-09T07:00:00Z", reminders: [later]))
    #expect(try !isWanted(at: "2026-03-09T07:00:00Z", reminders: [tuesdays]))
    #expect(try isWanted(at: "2026-03-09T07:00:00Z", reminders: [tuesdays, everyDay]))
  }

  @Test func `A reminder is not shown after its habit was deleted`() throws {
    let rule = ReminderRule(timeZone: .gmt, boundary: .utcBuckets)
    let date = try #require(CalendarDay(isoText: "2026-03-09"))
    let occurrence = ReminderOccurrence(
      habitID: habitID,
      date: date,
      time: TimeOfDay(hour: 8, minute: 0)
    )
    let due = try #require(occurrence.due(in: .gmt))
    #expect(!rule.isWanted(occurrence, of: nil, at: due))
  }

  @Test(arguments: [
    (DayRecord(day: CalendarDay(rawValue: 20_521), count: 2), true),
    (DayRecord(day: CalendarDay(rawValue: 20_521), count: 1), false),
    (DayRecord(day: CalendarDay(rawValue: 20_521), count: 0, status: .skipped), true),
    (DayRecord(day: CalendarDay(rawValue: 20_521), count: 0, status: .missed), false),
  ])
  func `Complete and skipped days need no reminder`(record: DayRecord, isClosed: Bool) {
    let subject = ReminderSubject(
      habitID: habitID,
      name: "Drink",
      reminders: [everyDay],
      history: HabitHistory(
        log: HabitLog([record]),
        target: HabitTarget(completionsPerDay: 2, goal: .standard),
        created: record.day.advanced(by: -7)
      ),
      weekStart: .sunday,
      today: record.day
    )
    #expect(subject.closedDays == (isClosed ? [record.day] : []))
  }

  @Test(arguments: [
    // Mondays at 8:00, delivered on time, early in another zone, and late.
    ("2026-03-09T07:00:00Z", "2026-03-09"), ("2026-03-08T22:00:00Z", "2026-03-09"),
    ("2026-03-12T18:59:00Z", "2026-03-09"), ("2026-03-12T19:01:00Z", "2026-03-16"),
    ("2026-03-16T07:00:00Z", "2026-03-16"),
  ])
  func `A weekly notification belongs to the nearest occurrence of its reminder`(
    shown: String,
    date: String
  ) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let rule = ReminderRule(
      timeZone: zone,
      boundary: .localCalendar(timeZone: zone, startHour: 0)
    )
    let time = TimeOfDay(hour: 8, minute: 0)
    let weekly = WeeklyReminder(habitID: habitID, weekday: .monday, time: time)
    let occurrence = weekly.occurrence(on: try #require(CalendarDay(isoText: date)))
    let shown = try Date.ISO8601FormatStyle().parse(shown)
    #expect(rule.occurrence(named: weekly.identifier, shown: shown) == occurrence)
    // The identifier of a single request contains its date.
    #expect(rule.occurrence(named: occurrence.identifier, shown: shown) == occurrence)
    #expect(rule.occurrence(named: "nonsense", shown: shown) == nil)
  }
}

import Foundation
import HabitEngine
import Testing

@testable import HabitData

/// Reminders of habits with schedules, pauses, and limits. Today is Monday, 2026-03-09.
struct ReminderSubjectTests {
  private let today = CalendarDay(rawValue: 20_521)
  private let everyDay = Set(Weekday.allCases)

  private func subject(
    _ target: HabitTarget,
    _ reminders: [Reminder]? = nil,
    records: [DayRecord] = []
  ) -> ReminderSubject {
    ReminderSubject(
      habitID: UUID(),
      name: "Run",
      reminders: reminders ?? [Reminder(hour: 8, minute: 0, weekdays: everyDay)],
      history: HabitHistory(
        log: HabitLog(records),
        target: target,
        created: today.advanced(by: -30)
      ),
      weekStart: .sunday,
      today: today
    )
  }

  private func plan(_ subject: ReminderSubject) -> [String] {
    let rule = ReminderRule(timeZone: .gmt, boundary: .utcBuckets)
    let now = Date(timeIntervalSince1970: 1_773_057_600)
    return ReminderPlan([subject], after: now, rule: rule).entries.map {
      "\($0.occurrence.date) \($0.isWeekly ? "weekly" : "once")"
    }
  }

  @Test func `A habit due on two weekdays has a weekly request for each`() {
    let target = HabitTarget(amountPerDay: 1, schedule: Schedule(.weekdays([.monday, .friday])))
    let subject = subject(target)
    #expect(subject.reminders.map(\.weekdays) == [[.monday, .friday]])
    #expect(plan(subject) == ["2026-03-13 weekly", "2026-03-16 weekly"])
  }

  @Test func `A habit due every third day has a single request for each due day`() {
    let target = HabitTarget(
      amountPerDay: 1,
      schedule: Schedule(.everyNDays(3, from: today.advanced(by: 1)))
    )
    #expect(
      plan(subject(target))
        == ["10", "13", "16", "19", "22", "25", "28"].map { "2026-03-\($0) once" }
    )
  }

  @Test func `A paused day has no reminder`() {
    let pause = Pause(today...today.advanced(by: 17))
    let target = HabitTarget(amountPerDay: 1, pauses: PauseList([pause]))
    #expect(plan(subject(target)) == ["2026-03-27 once", "2026-03-28 once", "2026-03-29 once"])
    #expect(
      plan(subject(HabitTarget(amountPerDay: 1, pauses: PauseList([Pause(from: today)])))) == []
    )
  }

  @Test func `A habit has no reminder after its last day`() {
    let target = HabitTarget(amountPerDay: 1, endDay: today.advanced(by: 2))
    #expect(plan(subject(target)) == ["2026-03-10 once", "2026-03-11 once"])
  }

  @Test func `A schedule of N days a week has reminders until N days are done`() {
    let target = HabitTarget(amountPerDay: 1, schedule: Schedule(.daysAWeek(2)))
    let done = [0, 1].map { DayRecord(day: today.advanced(by: -$0), count: 1) }
    // The current week began on Sunday and has two complete days.
    #expect(plan(subject(target, records: done)).first == "2026-03-15 once")
    #expect(plan(subject(target)).first == "2026-03-10 once")
  }

  @Test func `A week that has met its goal has no more reminders`() {
    let target = HabitTarget(goal: StreakGoal(period: .week, basis: .day, value: 2))
    // Both days of the current week, which began on Sunday, are complete.
    let done = [0, 1].map { DayRecord(day: today.advanced(by: -$0), count: 1) }
    #expect(plan(subject(target, records: done)).first == "2026-03-15 once")
    // One day is missing, so weekly requests are used.
    #expect(plan(subject(target, records: [done[1]])).first == "2026-03-10 weekly")
    #expect(plan(subject(target)).count == 7)
  }

  @Test func `A month that has reached its goal has no more reminders`() {
    let goal = StreakGoal(period: .month, basis: .value, value: 3)
    let records = [DayRecord(day: today.advanced(by: -2), count: 3)]
    #expect(plan(subject(HabitTarget(goal: goal), records: records)) == [])
    let ran = HabitTarget(amountPerDay: 1, goal: goal, startDay: today.advanced(by: -9))
    #expect(plan(subject(ran, records: records)) == [])
  }

  @Test func `A quit habit has all its reminders unless a slip is recorded`() {
    let target = HabitTarget(kind: .quit, amountPerDay: 0)
    let reminders = [
      Reminder(hour: 20, minute: 0, weekdays: everyDay),
      Reminder(hour: 9, minute: 30, weekdays: [.monday, .tuesday]),
    ]
    let subject = subject(target, reminders)
    #expect(subject.isQuit)
    #expect(subject.reminders == reminders)
    #expect(subject.closedDays == [])
    let slip = self.subject(target, records: [DayRecord(day: today, count: 1)])
    #expect(slip.closedDays == [today])
  }
}

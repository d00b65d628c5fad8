import Foundation
import HabitEngine
import SwiftData

/// The properties of a habit that determine its reminders.
package struct ReminderSubject: Hashable, Sendable {
  let habitID: UUID
  package let name: String
  let reminders: [Reminder]
  /// The days in the planned range that need no reminder: skipped days, slips, days that are not
  /// expected, and complete days of a build habit.
  let closedDays: Set<CalendarDay>
  /// True for a quit habit, whose reminders are encouragements.
  package let isQuit: Bool
  /// True if every week is the same, so that reminders can repeat weekly.
  let isSameEachWeek: Bool
}

extension ReminderSubject {
  /// Creates the subject of a habit.
  ///
  /// - Parameters:
  ///   - weekStart: The first day of the week.
  ///   - today: The current day. If all weeks have the same due days and the goal is daily, days
  ///     after tomorrow count as open.
  init(
    habitID: UUID,
    name: String,
    reminders: [Reminder],
    history: HabitHistory,
    weekStart: WeekStart,
    today: CalendarDay
  ) {
    let target = history.target
    let repeats = target.isSameEachWeek(from: today)
    // A change of the time zone or the day boundary can move a reminder to a neighboring day. A
    // week or month that has met its goal closes its remaining days.
    let near = today.advanced(by: 1)
    let isOfGoal = target.schedule == .everyDay && target.goal.period != .day
    let last = repeats && !isOfGoal ? near : today.advanced(by: ReminderPlan.horizon)
    let closed = (today.advanced(by: -1)...last).filter { day in
      // Progress toward a goal is known up to today. A future day is evaluated as if it were today.
      let now = isOfGoal ? max(day, today) : today
      let state = DayState(history, on: day, weekStart: weekStart, today: now)
      return state.isSkipped || state.status.isSlip || !state.status.isExpected
        || target.kind == .build && state.isComplete
    }
    self.init(
      habitID: habitID,
      name: name,
      reminders: reminders.within(target.schedule),
      closedDays: Set(closed),
      isQuit: target.kind == .quit,
      isSameEachWeek: repeats && closed.allSatisfy { $0 <= near }
    )
  }
}

extension HabitTarget {
  /// Returns true if every week from a day on has the same due days.
  fileprivate func isSameEachWeek(from day: CalendarDay) -> Bool {
    guard endDay == nil, (startDay ?? day) <= day else { return false }
    guard pauses.pauses.allSatisfy({ $0.days.upperBound < day }) else { return false }
    switch schedule.rule {
    case .everyDay, .weekdays: return true
    case .everyNDays, .everyNDaysAfterDone, .daysOfMonth, .daysAWeek, .daysAMonth: return false
    }
  }
}

extension [Reminder] {
  /// Returns the reminders without the weekdays that a schedule excludes.
  fileprivate func within(_ schedule: Schedule) -> [Reminder] {
    guard case .weekdays(let weekdays) = schedule.rule else { return self }
    return compactMap { reminder in
      var reminder = reminder
      reminder.weekdays.formIntersection(weekdays)
      return reminder.weekdays.isEmpty ? nil : reminder
    }
  }
}

/// Reading habits for reminders.
extension HabitStore {
  /// Returns the active habits that have reminders.
  package func reminderSubjects() throws -> [ReminderSubject] {
    let kept = FetchDescriptor<Habit>(predicate: #Predicate { $0.archivedAt == nil })
    return reminderSubjects(of: try context.fetch(kept))
  }

  /// Returns the given habits that are active and have reminders.
  package func reminderSubjects(of habits: [Habit]) -> [ReminderSubject] {
    habits.compactMap(reminderSubject)
  }

  /// Returns a habit with the latest changes by other processes; nil if the habit was deleted, is
  /// archived, or has no reminders.
  package func reminderSubject(_ id: UUID) throws -> ReminderSubject? {
    try histories.follow()
    guard let habit = try habit(id) else { return nil }
    return reminderSubject(habit)
  }

  private func reminderSubject(_ habit: Habit) -> ReminderSubject? {
    guard habit.archivedAt == nil else { return nil }
    let reminders = habit.reminders
    guard !reminders.isEmpty else { return nil }
    return ReminderSubject(
      habitID: habit.id,
      name: habit.name,
      reminders: reminders,
      history: history(of: habit),
      weekStart: weekStart,
      today: today
    )
  }
}

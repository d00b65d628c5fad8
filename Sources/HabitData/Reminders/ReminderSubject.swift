import Foundation
import HabitEngine

/// What reminders need to know of a habit.
package struct ReminderSubject: Hashable, Sendable {
  let habitID: UUID
  package let name: String
  let reminders: [Reminder]
  /// The days, of those that are planned, on which nothing is to be reminded of: complete and skipped
  /// ones, and those that are not due.
  let closedDays: Set<CalendarDay>
  /// Whether it is to be kept away from: one reminder a day, as an encouragement.
  package let isQuit: Bool
  /// Whether it goes on week by week as it is now, so that a reminder can come every week.
  let isSameEachWeek: Bool
}

extension ReminderSubject {
  /// - Parameters:
  ///   - weekStart: The day that weeks begin with.
  ///   - today: Of the habits that go on week by week, days that are further away than one from it are
  ///     open.
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
    // A change of the time zone or of the boundary may make either neighbour the day of a reminder.
    // A week or month that has what its goal asks for closes the rest of its days.
    let near = today.advanced(by: 1)
    let isOfGoal = target.schedule == .everyDay && target.goal.period != .day
    let last = repeats && !isOfGoal ? near : today.advanced(by: ReminderPlan.horizon)
    let closed = (today.advanced(by: -1)...last).filter { day in
      // What a goal asks for is known up to today; a day to come is seen as today will be then.
      let now = isOfGoal ? max(day, today) : today
      let state = DayState(history, on: day, weekStart: weekStart, today: now)
      return state.isSkipped || state.standing.isSlip || !state.standing.isAsked
        || target.kind == .build && state.isComplete
    }
    self.init(
      habitID: habitID,
      name: name,
      reminders: target.kind == .quit
        ? reminders.firstOfEachDay : reminders.within(target.schedule),
      closedDays: Set(closed),
      isQuit: target.kind == .quit,
      isSameEachWeek: repeats && closed.allSatisfy { $0 <= near }
    )
  }
}

extension HabitTarget {
  /// Whether each week asks for the same days, from a day on.
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
  /// Without the weekdays that a schedule does not name.
  fileprivate func within(_ schedule: Schedule) -> [Reminder] {
    guard case .weekdays(let weekdays) = schedule.rule else { return self }
    return compactMap { reminder in
      var reminder = reminder
      reminder.weekdays.formIntersection(weekdays)
      return reminder.weekdays.isEmpty ? nil : reminder
    }
  }

  /// The first of each weekday.
  fileprivate var firstOfEachDay: [Reminder] {
    var named: Set<Weekday> = []
    return sorted { $0.time < $1.time }.compactMap { reminder in
      var reminder = reminder
      reminder.weekdays.subtract(named)
      named.formUnion(reminder.weekdays)
      return reminder.weekdays.isEmpty ? nil : reminder
    }
  }
}

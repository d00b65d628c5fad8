import Foundation
import HabitEngine

/// The "How often" section of the editor.
///
/// Input for one rule is kept while the user tries another.
package struct ScheduleForm: Codable, Hashable, Sendable {
  /// The rules that the user can choose.
  package enum Rule: String, CaseIterable, Codable, Identifiable, Sendable {
    case everyDay, weekdays, everyNDays, daysOfMonth, daysAWeek, daysAMonth

    package var id: Self { self }

    package var name: String {
      switch self {
      case .everyDay: String(localized: "Every Day")
      case .weekdays: String(localized: "Specific Days")
      case .everyNDays: String(localized: "Every Few Days")
      case .daysOfMonth: String(localized: "Days of the Month")
      case .daysAWeek: String(localized: "Several Days a Week")
      case .daysAMonth: String(localized: "Several Days a Month")
      }
    }
  }

  package var rule = Rule.everyDay
  package var weekdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]
  package var interval = Schedule.intervals.lowerBound
  /// True if "Every Few Days" is counted from a fixed day, not from the last completion.
  package var isFixed = false
  /// The day from which a fixed interval is counted; nil means today.
  package var start: CalendarDay?
  package var daysOfMonth: Set<Int> = [1]
  package var daysAWeek = 3
  package var daysAMonth = 10

  /// Creates the form of a new habit.
  package init() {}

  /// Creates the form of an existing habit.
  package init(_ schedule: Schedule) {
    switch schedule.rule {
    case .everyDay: rule = .everyDay
    case .weekdays(let weekdays):
      rule = .weekdays
      self.weekdays = weekdays
    case .everyNDays(let interval, let start):
      rule = .everyNDays
      self.interval = interval
      self.start = start
      isFixed = true
    case .everyNDaysAfterDone(let interval):
      rule = .everyNDays
      self.interval = interval
    case .daysOfMonth(let days):
      rule = .daysOfMonth
      daysOfMonth = days
    case .daysAWeek(let count):
      rule = .daysAWeek
      daysAWeek = count
    case .daysAMonth(let count):
      rule = .daysAMonth
      daysAMonth = count
    }
  }

  /// Returns the schedule, which is every day if no day is selected.
  package func schedule(today: CalendarDay) -> Schedule {
    switch rule {
    case .everyDay: .everyDay
    case .weekdays: Schedule(.weekdays(weekdays))
    case .everyNDays where isFixed: Schedule(.everyNDays(interval, from: start ?? today))
    case .everyNDays: Schedule(.everyNDaysAfterDone(interval))
    case .daysOfMonth: Schedule(.daysOfMonth(daysOfMonth))
    case .daysAWeek: Schedule(.daysAWeek(daysAWeek))
    case .daysAMonth: Schedule(.daysAMonth(daysAMonth))
    }
  }

  package var problem: FormProblem? {
    switch rule {
    case .weekdays: weekdays.isEmpty ? .noWeekday : nil
    case .daysOfMonth: daysOfMonth.isEmpty ? .noDayOfMonth : nil
    case .everyDay, .everyNDays, .daysAWeek, .daysAMonth: nil
    }
  }

  /// The default goal for the schedule.
  var goal: StreakGoal {
    // The start of an interval does not affect the goal.
    schedule(today: .min).goal
  }
}

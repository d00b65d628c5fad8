import HabitEngine

/// "How often": the days that a habit names, as they are chosen.
///
/// What is chosen for one rule stays while another is tried.
package struct ScheduleForm: Codable, Hashable, Sendable {
  /// How the days are named.
  package enum Rule: String, CaseIterable, Codable, Identifiable, Sendable {
    case everyDay, weekdays, everyNDays, daysOfMonth, daysAWeek, daysAMonth

    package var id: Self { self }

    /// The name to show.
    package var name: String {
      switch self {
      case .everyDay: "Every Day"
      case .weekdays: "Specific Days"
      case .everyNDays: "Every Few Days"
      case .daysOfMonth: "Days of the Month"
      case .daysAWeek: "Several Days a Week"
      case .daysAMonth: "Several Days a Month"
      }
    }
  }

  package var rule = Rule.everyDay
  package var weekdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]
  package var interval = Schedule.intervals.lowerBound
  /// True where every few days are counted from a day, whenever the habit is done.
  package var isFixed = false
  /// The day that they are counted from then; today while none is chosen.
  package var start: CalendarDay?
  package var daysOfMonth: Set<Int> = [1]
  package var daysAWeek = 3
  package var daysAMonth = 10

  /// Of a new habit.
  package init() {}

  /// Of a habit that is there.
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

  /// The schedule; every day while no day is chosen.
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

  /// The goal that goes with the schedule, until another is set by hand.
  var goal: StreakGoal {
    switch rule {
    case .daysAWeek: StreakGoal(period: .week, basis: .day, value: daysAWeek)
    case .daysAMonth: StreakGoal(period: .month, basis: .day, value: daysAMonth)
    case .everyDay, .weekdays, .everyNDays, .daysOfMonth: .standard
    }
  }
}

import HabitEngine

/// A schedule as stored in a habit's columns.
struct StoredSchedule {
  enum Rule: String {
    case everyDay, weekdays, everyNDays, everyNDaysAfterDone, daysOfMonth, daysAWeek, daysAMonth
  }

  let rule: Rule
  /// The number of the rule, or a bit mask of its days, in which bit n is weekday n (Sunday is 1)
  /// or day n of the month.
  var number = 0
  /// The day from which the rule counts, as a ``CalendarDay`` number.
  var start: Int?

  init(rule: Rule, number: Int, start: Int?) {
    self.rule = rule
    self.number = number
    self.start = start
  }

  init(_ schedule: Schedule) {
    switch schedule.rule {
    case .everyDay:
      rule = .everyDay
    case .weekdays(let weekdays):
      rule = .weekdays
      number = Self.bits(weekdays.map(\.rawValue))
    case .everyNDays(let interval, let first):
      rule = .everyNDays
      number = interval
      start = first.rawValue
    case .everyNDaysAfterDone(let interval):
      rule = .everyNDaysAfterDone
      number = interval
    case .daysOfMonth(let days):
      rule = .daysOfMonth
      number = Self.bits(days)
    case .daysAWeek(let count):
      rule = .daysAWeek
      number = count
    case .daysAMonth(let count):
      rule = .daysAMonth
      number = count
    }
  }

  /// The schedule, with out-of-range numbers clamped.
  var schedule: Schedule {
    switch rule {
    case .everyDay: .everyDay
    case .weekdays: Schedule(.weekdays(Set(Weekday.allCases.filter { has($0.rawValue) })))
    case .everyNDays: Schedule(.everyNDays(number, from: CalendarDay(rawValue: start ?? 0)))
    case .everyNDaysAfterDone: Schedule(.everyNDaysAfterDone(number))
    case .daysOfMonth: Schedule(.daysOfMonth(Set(Schedule.daysOfMonth.filter(has))))
    case .daysAWeek: Schedule(.daysAWeek(number))
    case .daysAMonth: Schedule(.daysAMonth(number))
    }
  }

  private func has(_ day: Int) -> Bool { number & 1 << day != 0 }

  private static func bits(_ days: some Sequence<Int>) -> Int {
    days.reduce(0) { $0 | 1 << $1 }
  }
}

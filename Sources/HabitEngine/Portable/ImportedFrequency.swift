/// The frequency of a habit in another tracker.
public enum ImportedFrequency: Hashable, Sendable {
  /// A number of times in a number of days, weeks, months, or years. Both numbers are at least 1.
  case times(Int, every: Int, Unit)
  /// Certain weekdays.
  case weekdays(Set<Weekday>)
  /// A schedule of the app.
  case exactly(Schedule.Rule)

  /// The unit of a frequency's period.
  public enum Unit: String, Sendable {
    case day, week, month, year

    fileprivate var days: Double {
      switch self {
      case .day: 1
      case .week: 7
      case .month: 30.4375
      case .year: 365.25
      }
    }
  }

  /// Every day.
  package static let daily = ImportedFrequency.times(1, every: 1, .day)

  /// Returns a number of times in a number of units, both clamped to 1 to 99,999.
  package static func times(
    atLeastOne times: Int,
    every count: Int,
    _ unit: Unit
  ) -> ImportedFrequency {
    .times(times.clamped(to: 1...99_999), every: count.clamped(to: 1...99_999), unit)
  }

  /// The nearest schedule, and whether it is equivalent. Once in N days counts from the last
  /// completion, as in the other trackers.
  package var schedule: (schedule: Schedule, isExact: Bool) {
    switch self {
    case .weekdays(let weekdays):
      (Schedule(.weekdays(weekdays)), !weekdays.isEmpty)
    case .exactly(let rule):
      (Schedule(rule), true)
    case .times(let times, 1, .month) where Schedule.daysAMonth.contains(times):
      (Schedule(.daysAMonth(times)), true)
    case .times(let times, 7, .day) where Schedule.daysAWeek.contains(times),
      .times(let times, 1, .week) where Schedule.daysAWeek.contains(times):
      (Schedule(.daysAWeek(times)), true)
    case .times(1, let days, .day) where Schedule.intervals.contains(days):
      (Schedule(.everyNDaysAfterDone(days)), true)
    case .times(let times, let count, let unit):
      Self.nearest(times, inDays: Double(count) * unit.days)
    }
  }

  /// Returns the nearest schedule for any other frequency, and true if it is equivalent:
  ///
  /// - Every day if the frequency is at least once a day.
  /// - Otherwise N days a week if the frequency is a whole number of days per week.
  /// - Otherwise an interval after the last completion, if the frequency is once in a period or
  ///   less than once a month.
  /// - Otherwise N days a month, rounded.
  private static func nearest(
    _ times: Int,
    inDays days: Double
  ) -> (schedule: Schedule, isExact: Bool) {
    let interval = days / Double(times)
    guard interval > 1 else { return (.everyDay, interval == 1) }
    let (aWeek, aMonth) = (Unit.week.days / interval, Unit.month.days / interval)
    if aWeek >= 1, aWeek == aWeek.rounded() { return (Schedule(.daysAWeek(Int(aWeek))), false) }
    if times == 1 || aMonth < 1 {
      let interval = min(Int(interval.rounded()), Schedule.intervals.upperBound)
      return (Schedule(.everyNDaysAfterDone(interval)), false)
    }
    return (Schedule(.daysAMonth(Int(aMonth.rounded()))), false)
  }
}

/// The days on which a habit can be due.
///
/// A schedule is always valid. Use ``rule`` to tell the cases apart.
///
/// ```swift
/// let gym = Schedule(.weekdays([.monday, .wednesday, .friday]))
/// let run = Schedule(.daysAWeek(3))
/// let rent = try Schedule(validating: .daysOfMonth([1, 31]))
/// ```
public struct Schedule: Hashable, Sendable {
  /// The rule that selects the days.
  public enum Rule: Hashable, Sendable {
    case everyDay
    /// Selected weekdays, at least one and not all.
    case weekdays(Set<Weekday>)
    /// Every N days from a start day on, with N from 2 to 365.
    case everyNDays(Int, from: CalendarDay)
    /// Every N days after the last completion, with N from 2 to 365. A day is due until it is done;
    /// the next one is due N days later.
    case everyNDaysAfterDone(Int)
    /// Days of the month, from 1 to 31. Days that a month lacks fall on its last day.
    case daysOfMonth(Set<Int>)
    /// Any N days of a week, with N from 1 to 6.
    case daysAWeek(Int)
    /// Any N days of a month, with N from 1 to 31. A month of fewer than N days requires all of its
    /// days.
    case daysAMonth(Int)
  }

  /// The rule, always within the limits.
  public let rule: Rule

  /// The valid intervals of ``Rule/everyNDays(_:from:)`` and ``Rule/everyNDaysAfterDone(_:)``.
  public static let intervals = 2...365
  /// The valid days of ``Rule/daysOfMonth(_:)``.
  public static let daysOfMonth = 1...31
  /// The valid numbers of ``Rule/daysAWeek(_:)``.
  public static let daysAWeek = 1...6
  /// The valid numbers of ``Rule/daysAMonth(_:)``.
  public static let daysAMonth = 1...31

  /// Every day.
  public static let everyDay = Schedule(.everyDay)

  /// Creates a schedule from stored data.
  ///
  /// Out-of-range numbers are clamped, and invalid days of the month are removed. A rule without a
  /// day, with all weekdays, with an interval below 2, or with more than 6 days a week becomes
  /// ``everyDay``.
  public init(_ rule: Rule) {
    self.rule =
      switch rule {
      case .everyDay: .everyDay
      case .weekdays(let days):
        days.isEmpty || days.count == Weekday.allCases.count ? .everyDay : rule
      case .everyNDays(let interval, let start):
        interval < Self.intervals.lowerBound
          ? .everyDay : .everyNDays(min(interval, Self.intervals.upperBound), from: start)
      case .everyNDaysAfterDone(let interval):
        interval < Self.intervals.lowerBound
          ? .everyDay : .everyNDaysAfterDone(min(interval, Self.intervals.upperBound))
      case .daysOfMonth(let days):
        days.isDisjoint(with: Self.daysOfMonth)
          ? .everyDay : .daysOfMonth(days.intersection(Self.daysOfMonth))
      case .daysAWeek(let count):
        count > Self.daysAWeek.upperBound ? .everyDay : .daysAWeek(max(count, 1))
      case .daysAMonth(let count):
        .daysAMonth(count.clamped(to: Self.daysAMonth))
      }
  }

  /// Creates a schedule from user input. All seven weekdays become ``everyDay``.
  ///
  /// - Throws: ``ScheduleError`` if the rule is invalid; nothing is clamped.
  public init(validating rule: Rule) throws(ScheduleError) {
    switch rule {
    case .everyDay: break
    case .weekdays(let days):
      guard !days.isEmpty else { throw .noDay }
    case .everyNDays(let interval, _), .everyNDaysAfterDone(let interval):
      try Self.check(interval, Self.intervals)
    case .daysOfMonth(let days):
      guard !days.isEmpty else { throw .noDay }
      for day in days.sorted() { try Self.check(day, Self.daysOfMonth) }
    case .daysAWeek(let count):
      try Self.check(count, Self.daysAWeek)
    case .daysAMonth(let count):
      try Self.check(count, Self.daysAMonth)
    }
    self.init(rule)
  }

  private static func check(_ number: Int, _ range: ClosedRange<Int>) throws(ScheduleError) {
    guard range.contains(number) else { throw .outOfRange(number, range) }
  }
}

/// An error in a rule that the user enters.
public enum ScheduleError: Error, Hashable {
  /// The rule has no weekday or no day of the month.
  case noDay
  /// The number is outside the rule's range.
  case outOfRange(Int, ClosedRange<Int>)
}

extension Schedule {
  /// The default goal of a habit with this schedule: the schedule's number of days a week or month
  /// if it has one, otherwise three days in a row.
  public var goal: StreakGoal {
    switch rule {
    case .daysAWeek(let count): StreakGoal(period: .week, basis: .day, value: count)
    case .daysAMonth(let count): StreakGoal(period: .month, basis: .day, value: count)
    case .everyDay, .weekdays, .everyNDays, .everyNDaysAfterDone, .daysOfMonth: .standard
    }
  }
}

/// The days that a habit names.
///
/// Only valid schedules can be made: read ``rule`` to tell them apart.
public struct Schedule: Hashable, Sendable {
  /// How the days are named.
  public enum Rule: Hashable, Sendable {
    case everyDay
    /// Some weekdays, at least one and not all.
    case weekdays(Set<Weekday>)
    /// Every so many days, 2 to 365, from a day on; none before it.
    case everyNDays(Int, from: CalendarDay)
    /// Every so many days, 2 to 365, after the last time that it was done: a day is due until it is
    /// done, and the next one so many days after that.
    case everyNDaysAfterDone(Int)
    /// Days of the month, at least one of 1 to 31. Those that a month has not got fall on its last
    /// day.
    case daysOfMonth(Set<Int>)
    /// Any days of a week, 1 to 6 of them.
    case daysAWeek(Int)
    /// Any days of a month, 1 to 31 of them; where it has fewer, all.
    case daysAMonth(Int)
  }

  /// How the days are named, always within the limits.
  public let rule: Rule

  /// What ``Rule/everyNDays(_:from:)`` and ``Rule/everyNDaysAfterDone(_:)`` can have.
  public static let intervals = 2...365
  /// What ``Rule/daysOfMonth(_:)`` can have.
  public static let daysOfMonth = 1...31
  /// What ``Rule/daysAWeek(_:)`` can have.
  public static let daysAWeek = 1...6
  /// What ``Rule/daysAMonth(_:)`` can have.
  public static let daysAMonth = 1...31

  /// Every day.
  public static let everyDay = Schedule(.everyDay)

  /// The schedule of a rule that was read. Numbers beyond the limits become the nearest within, and
  /// what names no day at all, or all of them, is every day.
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
        .daysAMonth(min(max(count, 1), Self.daysAMonth.upperBound))
      }
  }

  /// The schedule of a rule that a person gives. All seven weekdays are every day.
  /// - Throws: What is wrong with the rule; nothing is changed to make it fit.
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

/// Why a rule is no schedule.
public enum ScheduleError: Error, Hashable {
  /// No weekday or no day of the month is named.
  case noDay
  /// A number that lies outside of those that the rule can have.
  case outOfRange(Int, ClosedRange<Int>)
}

import Foundation

/// The rule that says which instants belong to which day.
public enum DayBoundary: Hashable, Codable, Sendable {
  /// The calendar day that clocks in `timeZone` show; a new day begins when they reach
  /// `startHour` o'clock.
  ///
  /// `startHour` is used from 0 to 6; smaller and larger values mean 0 and 6. Where clocks are
  /// put forward over that hour, the day begins at that moment. Where they are put back over it,
  /// the clocks show the day before once more, and the day begins again.
  case localCalendar(timeZone: TimeZone, startHour: Int)
  /// Exact buckets of 86,400 seconds since 1970-01-01T00:00:00Z, see ``DayBucket``.
  case utcBuckets

  /// The hours at which a day of the local calendar may begin.
  public static let startHours = 0...6

  /// The day that an instant belongs to.
  ///
  /// Instants beyond ``CalendarDay/min`` and ``CalendarDay/max`` belong to these; a date that is
  /// not a number belongs to 1970-01-01.
  public func day(of date: Date) -> CalendarDay {
    CalendarDay(rawValue: wallClock.time(at: seconds(of: date)).flooringDivision(by: 86_400))
  }

  /// The first instant of a day: the earliest at which this day or a later one has begun.
  ///
  /// A day that a zone left out (2011-12-30 in Pacific/Apia) starts when the next one does.
  public func start(of day: CalendarDay) -> Date {
    let begin = day.rawValue * 86_400
    let earliest = begin - WallClock.maximalLead
    return Date(
      timeIntervalSince1970: Double(wallClock.firstExit(from: Int.min..<begin, after: earliest))
    )
  }

  /// The first instant after `date` that belongs to another day than `date` does.
  public func nextChange(after date: Date) -> Date {
    let now = seconds(of: date)
    let begin = wallClock.time(at: now).flooringDivision(by: 86_400) * 86_400
    let next = wallClock.firstExit(from: begin..<begin + 86_400, after: now)
    return Date(timeIntervalSince1970: Double(next))
  }

  private var wallClock: WallClock {
    switch self {
    case .localCalendar(let timeZone, let startHour):
      WallClock(
        timeZone: timeZone,
        delay: min(max(startHour, Self.startHours.lowerBound), Self.startHours.upperBound) * 3_600
      )
    case .utcBuckets:
      WallClock(timeZone: nil, delay: 0)
    }
  }

  /// The nearest instant in the years 1 to 9999; 1970-01-01 for a date that is not a number.
  public static func clamped(_ date: Date) -> Date {
    let seconds = date.timeIntervalSince1970
    guard !seconds.isNaN else { return Date(timeIntervalSince1970: 0) }
    return Date(timeIntervalSince1970: min(max(seconds, firstSecond), endSecond))
  }

  private static let firstSecond = Double(CalendarDay.min.rawValue) * 86_400
  private static let endSecond = Double(CalendarDay.max.rawValue + 1) * 86_400

  /// Whole seconds since 1970, kept within the years 1 to 9999, where all sums are exact.
  private func seconds(of date: Date) -> Int {
    Int(Self.clamped(date).timeIntervalSince1970.rounded(.down))
  }
}

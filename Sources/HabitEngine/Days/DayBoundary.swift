import Foundation

/// The rule that maps instants to days.
///
/// ```swift
/// let boundary = DayBoundary.localCalendar(timeZone: .current, startHour: 3)
/// let today = boundary.day(of: now)  // at 1:30 a.m., still the day before
/// ```
public enum DayBoundary: Hashable, Sendable {
  /// The calendar day in `timeZone`, beginning at `startHour` o'clock.
  ///
  /// `startHour` is clamped to 0 to 6. If clocks are set forward past that hour, the day begins at
  /// the moment of the change. If clocks are set back across that hour, the previous day resumes
  /// until they reach the hour again, so the day begins twice.
  case localCalendar(timeZone: TimeZone, startHour: Int)
  /// Exact buckets of 86,400 seconds since 1970-01-01T00:00:00Z, which ignore time zones, daylight
  /// saving, and leap seconds. A bucket's number is its day's ``CalendarDay/rawValue``.
  case utcBuckets

  /// The hours at which a day of the local calendar can begin.
  public static let startHours = 0...6

  /// Returns the day that contains an instant.
  ///
  /// Instants outside the calendar's limits map to ``CalendarDay/min`` or ``CalendarDay/max``. A
  /// date that is not a number maps to 1970-01-01.
  public func day(of date: Date) -> CalendarDay {
    CalendarDay(rawValue: wallClock.time(at: seconds(of: date)).flooringDivision(by: 86_400))
  }

  /// Returns the first instant of a day.
  ///
  /// A day that the zone skipped, such as 2011-12-30 in Pacific/Apia, starts when the next one
  /// does.
  public func start(of day: CalendarDay) -> Date {
    let begin = day.rawValue * 86_400
    let earliest = begin - WallClock.maximalLead
    return Date(
      timeIntervalSince1970: Double(wallClock.firstExit(from: Int.min..<begin, after: earliest))
    )
  }

  /// Returns the first instant after `date` that belongs to a different day.
  public func nextChange(after date: Date) -> Date {
    let now = seconds(of: date)
    let begin = wallClock.time(at: now).flooringDivision(by: 86_400) * 86_400
    let next = wallClock.firstExit(from: begin..<begin + 86_400, after: now)
    return Date(timeIntervalSince1970: Double(next))
  }

  private var wallClock: WallClock {
    switch self {
    case .localCalendar(let timeZone, let startHour):
      WallClock(timeZone: timeZone, delay: startHour.clamped(to: Self.startHours) * 3_600)
    case .utcBuckets:
      WallClock(timeZone: nil, delay: 0)
    }
  }

  /// Returns the nearest instant from the start of the year 1 to the end of the year 9999 in UTC;
  /// 1970-01-01 for a date that is not a number.
  public static func clamped(_ date: Date) -> Date {
    let seconds = date.timeIntervalSince1970
    guard !seconds.isNaN else { return Date(timeIntervalSince1970: 0) }
    return Date(timeIntervalSince1970: seconds.clamped(to: firstSecond...endSecond))
  }

  private static let firstSecond = Double(CalendarDay.min.rawValue) * 86_400
  private static let endSecond = Double(CalendarDay.max.rawValue + 1) * 86_400

  /// Returns whole seconds since 1970, clamped to the years 1 to 9999, so that sums can't overflow.
  private func seconds(of date: Date) -> Int {
    Int(Self.clamped(date).timeIntervalSince1970.rounded(.down))
  }
}

import Foundation

/// A wall-clock time, to the minute.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Minutes since midnight, 0 to 1,439.
  public let minutes: Int

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - hour: Clamped to 0 to 23.
  ///   - minute: Clamped to 0 to 59.
  public init(hour: Int, minute: Int) {
    minutes = hour.clamped(to: 0...23) * 60 + minute.clamped(to: 0...59)
  }

  /// The hour, 0 to 23.
  public var hour: Int { minutes / 60 }

  /// The minute, 0 to 59.
  public var minute: Int { minutes % 60 }

  /// Returns the first instant of a day at which clocks in a zone show this time or a later one.
  ///
  /// If clocks are set forward past the time, that is the moment of the change. If clocks show the
  /// time twice, the first instant is returned.
  ///
  /// - `day`: A calendar day in the zone, beginning at midnight.
  ///
  /// - Returns: Nil if clocks skip the rest of the day, as they skipped all of 2011-12-30 in
  ///   Pacific/Apia.
  public func instant(on day: CalendarDay, in timeZone: TimeZone) -> Date? {
    let clock = WallClock(timeZone: timeZone, delay: 0)
    let time = day.rawValue * 86_400 + minutes * 60
    let instant = clock.firstExit(from: Int.min..<time, after: time - WallClock.maximalLead)
    guard clock.time(at: instant).flooringDivision(by: 86_400) == day.rawValue else { return nil }
    return Date(timeIntervalSince1970: Double(instant))
  }

  /// Returns true if the left time comes before the right one.
  public static func < (lhs: TimeOfDay, rhs: TimeOfDay) -> Bool {
    lhs.minutes < rhs.minutes
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time in 24-hour format, such as `08:30`.
  public var description: String {
    [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// Reads a time in 24-hour format, such as `08:30`. Returns nil for any other text, such as
  /// `8:30` or `24:00`.
  public init?(_ description: String) {
    let numbers = description.split(separator: ":", omittingEmptySubsequences: false).map {
      Int($0)
    }
    guard numbers.count == 2, let hour = numbers[0], let minute = numbers[1] else { return nil }
    self.init(hour: hour, minute: minute)
    guard self.description == description else { return nil }
  }
}

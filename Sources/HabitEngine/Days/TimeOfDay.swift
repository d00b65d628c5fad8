import Foundation

/// A time that clocks show, to the minute.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Minutes since midnight, 0 to 1,439.
  public let minutes: Int

  /// - Parameters:
  ///   - hour: 0 to 23; beyond them it becomes these.
  ///   - minute: 0 to 59; beyond them it becomes these.
  public init(hour: Int, minute: Int) {
    minutes = min(max(hour, 0), 23) * 60 + min(max(minute, 0), 59)
  }

  /// 0 to 23.
  public var hour: Int { minutes / 60 }

  /// 0 to 59.
  public var minute: Int { minutes % 60 }

  /// The first instant at which clocks in a zone show this time of a day, or a later one: where they
  /// are put forward over it, that is the moment when they are. Of two instants at which they show it
  /// the first one counts.
  /// - Parameter day: A day as clocks and calendars in the zone show it, from midnight on.
  /// - Returns: Nil for a day that the zone left out (2011-12-30 in Pacific/Apia).
  public func instant(on day: CalendarDay, in timeZone: TimeZone) -> Date? {
    let clock = WallClock(timeZone: timeZone, delay: 0)
    let time = day.rawValue * 86_400 + minutes * 60
    let instant = clock.firstExit(from: Int.min..<time, after: time - WallClock.maximalLead)
    guard clock.time(at: instant).flooringDivision(by: 86_400) == day.rawValue else { return nil }
    return Date(timeIntervalSince1970: Double(instant))
  }

  /// Whether the left time comes before the right one.
  public static func < (lhs: TimeOfDay, rhs: TimeOfDay) -> Bool {
    lhs.minutes < rhs.minutes
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time as `08:30`.
  public var description: String {
    [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// Reads `08:30`: two and two digits with a colon between them, nothing else.
  public init?(_ description: String) {
    let numbers = description.split(separator: ":", omittingEmptySubsequences: false).map {
      Int($0)
    }
    guard numbers.count == 2, let hour = numbers[0], let minute = numbers[1] else { return nil }
    self.init(hour: hour, minute: minute)
    guard self.description == description else { return nil }
  }
}

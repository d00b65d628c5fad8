import Foundation

/// The time that was spent on a habit and is not yet added to the habit's days.
public struct HabitTimer: Hashable, Sendable {
  /// The state of a timer. The raw value is its name in answers to scripts.
  public enum Phase: String, Encodable, Hashable, Sendable {
    case stopped, running, paused
  }

  /// The finished stretches, oldest first.
  public private(set) var stretches: [TimerStretch]
  /// The start of the running stretch; nil if the timer is not running.
  public private(set) var runningSince: Date?

  /// Creates a timer in a given state. A start outside the years 1 to 9999 is clamped.
  public init(stretches: [TimerStretch] = [], runningSince: Date? = nil) {
    self.stretches = stretches
    self.runningSince = runningSince.map(DayBoundary.clamped)
  }

  /// The timer's state. A paused timer has finished stretches; a stopped one has none.
  public var phase: Phase {
    if runningSince != nil { return .running }
    return stretches.isEmpty ? .stopped : .paused
  }

  /// Starts or resumes the timer. Does nothing if it is running.
  public mutating func start(at now: Date) {
    runningSince = runningSince ?? now
  }

  /// Ends the running stretch. Does nothing if there is none.
  ///
  /// If the stretch started in the future, the system's clock was set, and the stretch gets a steady
  /// length of 0, so that ``doubt(at:habitCreated:)`` still returns ``TimerDoubt/clockWasSet``.
  public mutating func pause(at now: Date) {
    guard let since = runningSince else { return }
    let length: TimeInterval? = since > now + Self.clockSkew ? 0 : nil
    stretches.append(TimerStretch(start: since, end: now, steadyLength: length))
    runningSince = nil
  }

  /// Ends the running stretch and starts a new one, because the system's clock was set. Does
  /// nothing if the timer is not running or was started after the clock was set.
  ///
  /// - Parameters:
  ///   - expected: The time that the clock would show if it had not been set.
  ///   - now: The time that the clock shows.
  public mutating func noteClockSet(from expected: Date, to now: Date) {
    guard let since = runningSince, since <= expected else { return }
    let length = expected.timeIntervalSince(since)
    stretches.append(TimerStretch(start: since, end: now, steadyLength: length))
    runningSince = now
  }

  /// Stops the timer.
  ///
  /// - Returns: The seconds of each day, rounded to whole seconds, in ascending order. Days of 0
  ///   seconds are left out.
  public mutating func stop(at now: Date, boundary: DayBoundary) -> [(
    day: CalendarDay, seconds: Int
  )] {
    pause(at: now)
    defer { stretches = [] }
    return Self.seconds(of: stretches, boundary: boundary)
  }

  /// Removes the time of finished stretches before today. A running stretch stays whole, because it
  /// may turn out to be too long.
  ///
  /// - Returns: The seconds of each removed day, as in ``stop(at:boundary:)``.
  public mutating func takeFinishedDays(
    at now: Date,
    boundary: DayBoundary
  ) -> [(day: CalendarDay, seconds: Int)] {
    let start = boundary.start(of: boundary.day(of: now))
    let finished = stretches.filter { $0.start < start }
    guard !finished.isEmpty else { return [] }
    stretches = stretches.filter { $0.end > start }.map {
      TimerStretch(start: max($0.start, start), end: $0.end)
    }
    return Self.seconds(
      of: finished.map { TimerStretch(start: $0.start, end: min($0.end, start)) },
      boundary: boundary
    )
  }

  /// Returns the seconds of today, rounded to the nearest whole second.
  public func secondsToday(at now: Date, boundary: DayBoundary) -> Int {
    let first = boundary.start(of: boundary.day(of: now))
    let spent = allStretches(at: now).reduce(0) { $0 + $1.length(from: first) }
    return Int(spent.rounded())
  }

  /// Returns an instant for display. A timer that was started then and never paused would show the
  /// time that this timer has measured since `first`. Nil if this timer is not running.
  public func unbrokenStart(from first: Date) -> Date? {
    guard let runningSince else { return nil }
    let before = stretches.reduce(0) { $0 + $1.length(from: first) }
    return max(runningSince, first).addingTimeInterval(-before)
  }

  /// Returns all stretches, with the running one up to `now`.
  func allStretches(at now: Date) -> [TimerStretch] {
    stretches + (runningSince.map { [TimerStretch(start: $0, end: now)] } ?? [])
  }

  private static func seconds(
    of stretches: [TimerStretch],
    boundary: DayBoundary
  ) -> [(day: CalendarDay, seconds: Int)] {
    var spent: [CalendarDay: Double] = [:]
    for stretch in stretches {
      var start = stretch.start
      while start < stretch.end {
        let end = min(stretch.end, boundary.nextChange(after: start))
        spent[boundary.day(of: start), default: 0] += end.timeIntervalSince(start)
        start = end
      }
    }
    return spent.map { (day: $0.key, seconds: Int($0.value.rounded())) }
      .filter { $0.seconds > 0 }
      .sorted { $0.day < $1.day }
  }
}

/// A finished stretch of a timer's time. Both ends lie in the years 1 to 9999.
public struct TimerStretch: Hashable, Sendable {
  /// The instant at which the stretch started.
  public let start: Date
  /// The instant at which the stretch ended, not before the start.
  public let end: Date
  /// The length in seconds by a monotonic clock, or 0 if it is unknown; nil unless the system's
  /// clock was set during the stretch.
  public let steadyLength: TimeInterval?

  /// Creates a stretch. Its length is 0 if `end` lies before `start`.
  public init(start: Date, end: Date, steadyLength: TimeInterval? = nil) {
    self.start = DayBoundary.clamped(start)
    self.end = DayBoundary.clamped(max(start, end))
    self.steadyLength = steadyLength.map { $0.clamped(to: 0...Self.longest) }
  }

  /// The seconds between the start and the end.
  var length: TimeInterval { end.timeIntervalSince(start) }

  /// Returns the seconds of the stretch after an instant.
  func length(from first: Date) -> TimeInterval {
    max(0, end.timeIntervalSince(max(start, first)))
  }

  /// An upper bound for the length of a stretch, in seconds: at least the years 1 to 9999.
  private static let longest: TimeInterval = 316_000_000_000
}

extension TimerStretch: Codable {
  /// Reads a stretch. Without `steadyLength`, the clock was not set.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      start: try values.decode(Date.self, forKey: .start),
      end: try values.decode(Date.self, forKey: .end),
      steadyLength: try values.decodeIfPresent(TimeInterval.self, forKey: .steadyLength)
    )
  }
}

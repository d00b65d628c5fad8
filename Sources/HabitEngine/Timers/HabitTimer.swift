import Foundation

/// The time that is being spent on a habit and is not written to its days yet.
public struct HabitTimer: Hashable, Sendable {
  /// A stretch of time that is over.
  public struct Stretch: Codable, Hashable, Sendable {
    /// When it began.
    public let start: Date
    /// When it ended, not before it began.
    public let end: Date

    /// A stretch; one that a clock that was set back would end before it began has no length.
    public init(start: Date, end: Date) {
      self.start = start
      self.end = max(start, end)
    }
  }

  /// What a timer does.
  public enum Phase: Hashable, Sendable {
    case stopped, running, paused
  }

  /// The stretches before the one that is running, in the order they were spent in.
  public private(set) var stretches: [Stretch]
  /// Since when it is running; nil where it is not.
  public private(set) var runningSince: Date?

  /// A timer as it was left.
  public init(stretches: [Stretch] = [], runningSince: Date? = nil) {
    self.stretches = stretches
    self.runningSince = runningSince
  }

  /// Whether it runs, waits to go on, or has nothing.
  public var phase: Phase {
    if runningSince != nil { return .running }
    return stretches.isEmpty ? .stopped : .paused
  }

  /// Begins, or goes on; nothing where it runs already.
  public mutating func start(at now: Date) {
    runningSince = runningSince ?? now
  }

  /// Stops the clock without writing anything; nothing where it does not run.
  public mutating func pause(at now: Date) {
    guard let since = runningSince else { return }
    stretches.append(Stretch(start: since, end: now))
    runningSince = nil
  }

  /// Ends it.
  /// - Returns: The whole seconds of each day that some were spent on, by ascending day.
  public mutating func stop(at now: Date, boundary: DayBoundary) -> [(
    day: CalendarDay, seconds: Int
  )] {
    pause(at: now)
    defer { stretches = [] }
    return Self.seconds(of: stretches, boundary: boundary)
  }

  /// Takes out what was spent on days that are over, and goes on.
  /// - Returns: The whole seconds of each of these days, by ascending day.
  public mutating func takeFinishedDays(
    at now: Date,
    boundary: DayBoundary
  ) -> [(day: CalendarDay, seconds: Int)] {
    let start = boundary.start(of: boundary.day(of: now))
    guard stretches.contains(where: { $0.start < start }) || (runningSince ?? start) < start else {
      return []
    }
    var finished: [Stretch] = []
    var left: [Stretch] = []
    for stretch in stretches {
      if stretch.start < start {
        finished.append(Stretch(start: stretch.start, end: min(stretch.end, start)))
      }
      if stretch.end > start {
        left.append(Stretch(start: max(stretch.start, start), end: stretch.end))
      }
    }
    if let since = runningSince, since < start {
      finished.append(Stretch(start: since, end: start))
      runningSince = start
    }
    stretches = left
    return Self.seconds(of: finished, boundary: boundary)
  }

  /// The seconds of today that are not written yet.
  public func secondsToday(at now: Date, boundary: DayBoundary) -> Int {
    var copy = self
    _ = copy.takeFinishedDays(at: now, boundary: boundary)
    let end = copy.stop(at: now, boundary: boundary)
    return end.reduce(0) { $0 + $1.seconds }
  }

  /// When a timer that never waited would have begun, to have by now what this one has of the time
  /// from an instant on; nil where it does not run.
  public func unbrokenStart(from first: Date) -> Date? {
    guard let runningSince else { return nil }
    let before = stretches.reduce(0) { sum, stretch in
      sum + max(0, stretch.end.timeIntervalSince(max(stretch.start, first)))
    }
    return max(runningSince, first).addingTimeInterval(-before)
  }

  private static func seconds(
    of stretches: [Stretch],
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

import Foundation

/// A reason to ask the user how much of a timer's time counts, before the time is added to days.
public enum TimerDoubt: Hashable, Sendable {
  /// The timer's time is more than 24 hours.
  case ranLong
  /// The timer started before the habit was created, so the clock was wrong then or is wrong now.
  case startedBeforeHabit
  /// The system's clock was set while the timer ran, or the timer's start lies in the future.
  case clockWasSet
}

extension HabitTimer {
  /// The longest time, in seconds, that is added without a question.
  public static let longestWithoutDoubt: TimeInterval = 24 * 3_600
  /// The tolerated difference between the clocks of two devices, in seconds.
  static let clockSkew: TimeInterval = 60

  /// Returns the reason to ask before the timer's time is added to days; nil if there is none.
  public func doubt(at now: Date, habitCreated created: Date) -> TimerDoubt? {
    if stretches.contains(where: { $0.steadyLength != nil }) { return .clockWasSet }
    if (runningSince ?? now) > now + Self.clockSkew { return .clockWasSet }
    if let firstStart, firstStart < created - Self.clockSkew { return .startedBeforeHabit }
    return TimeInterval(totalSeconds(at: now)) > Self.longestWithoutDoubt ? .ranLong : nil
  }

  /// The start of the first stretch, finished or running; nil for a stopped timer.
  public var firstStart: Date? {
    (stretches.map(\.start) + [runningSince].compactMap(\.self)).min()
  }

  /// Returns the seconds of all stretches, including the running one, rounded to the nearest whole
  /// second.
  public func totalSeconds(at now: Date) -> Int {
    Int(allStretches(at: now).reduce(0) { $0 + $1.length }.rounded())
  }

  /// Returns the same as ``totalSeconds(at:)``, but by a monotonic clock for each stretch that was
  /// measured with one.
  public func steadySeconds(at now: Date) -> Int {
    Int(allStretches(at: now).reduce(0) { $0 + ($1.steadyLength ?? $1.length) }.rounded())
  }
}

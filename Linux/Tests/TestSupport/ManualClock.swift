import Synchronization

/// A clock that advances only on request. Its `sleep` throws immediately.
public final class ManualClock: Clock, Sendable {
  /// A time on the clock.
  public struct Instant: InstantProtocol {
    var offset: Duration

    /// Returns the time after a duration.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    /// Returns the duration to another time.
    public func duration(to other: Self) -> Duration { other.offset - offset }
    /// Returns true if the first time is earlier.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private let offset = Mutex(Duration.zero)

  /// Creates a clock at its start.
  public init() {}

  /// The current time.
  public var now: Instant { Instant(offset: offset.withLock { $0 }) }
  /// One nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Moves the time forward.
  public func advance(by duration: Duration) {
    offset.withLock { $0 += duration }
  }

  /// Throws `CancellationError`, because nobody advances the clock during a wait.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    throw CancellationError()
  }
}

import Synchronization

/// A clock that advances only on request. Its `sleep` throws immediately.
public final class ManualClock: Clock, Sendable {
  public struct Instant: InstantProtocol {
    var offset: Duration

    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    public func duration(to other: Self) -> Duration { other.offset - offset }
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private let offset = Mutex(Duration.zero)

  public init() {}

  public var now: Instant { Instant(offset: offset.withLock { $0 }) }
  public var minimumResolution: Duration { .nanoseconds(1) }

  public func advance(by duration: Duration) {
    offset.withLock { $0 += duration }
  }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    throw CancellationError()
  }
}

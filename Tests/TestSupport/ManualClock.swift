import Synchronization

/// A clock that advances only on request. Its `sleep` throws immediately.
package final class ManualClock: Clock, Sendable {
  package struct Instant: InstantProtocol {
    var offset: Duration

    package func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    package func duration(to other: Self) -> Duration { other.offset - offset }
    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private let offset = Mutex(Duration.zero)

  package init() {}

  package var now: Instant { Instant(offset: offset.withLock { $0 }) }
  package var minimumResolution: Duration { .nanoseconds(1) }

  package func advance(by duration: Duration) {
    offset.withLock { $0 += duration }
  }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    throw CancellationError()
  }
}

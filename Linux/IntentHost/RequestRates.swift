import Synchronization
import WebElements

/// Bounds how often programs ask: for each token, and in all.
package final class RequestRates: Sendable {
  private let limits: IntentLimits
  private let elapsed: @Sendable () -> Duration
  private let buckets: Mutex<Buckets>

  private struct Buckets {
    var all: TokenBucket
    var wrong: TokenBucket
    /// By token. Only those that are known have one, so that they stay few.
    var own: [String: TokenBucket] = [:]
  }

  package init(_ limits: IntentLimits, clock: some Clock<Duration>) {
    self.limits = limits
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    buckets = Mutex(
      Buckets(
        all: TokenBucket(
          capacity: limits.burstInAll,
          perSecond: limits.perSecondInAll,
          now: .zero
        ),
        wrong: TokenBucket(
          capacity: limits.wrongBurst,
          perSecond: limits.wrongPerSecond,
          now: .zero
        )
      )
    )
  }

  /// Takes the place of a request.
  /// - Parameter id: Tells tokens apart.
  /// - Returns: How long to wait before the next try; zero where there was a place.
  package func take(_ id: String) -> Duration {
    let now = elapsed()
    return buckets.withLock { buckets in
      var own =
        buckets.own[id]
        ?? TokenBucket(capacity: limits.burst, perSecond: limits.perSecond, now: now)
      let wait = max(own.wait(at: now), buckets.all.wait(at: now))
      if wait == .zero {
        _ = own.take(at: now)
        _ = buckets.all.take(at: now)
      }
      buckets.own[id] = own
      return wait
    }
  }

  /// Takes the place of a request with a wrong token.
  package func takeWrong() -> Duration {
    let now = elapsed()
    return buckets.withLock { buckets in
      let wait = buckets.wrong.wait(at: now)
      if wait == .zero { _ = buckets.wrong.take(at: now) }
      return wait
    }
  }
}

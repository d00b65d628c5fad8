import Synchronization
import WebElements

/// Bounds how often intents are run: for each token, and in all.
final class RequestRates: Sendable {
  private let limits: IntentLimits
  private let elapsed: @Sendable () -> Duration
  private let buckets: Mutex<Buckets>

  private struct Buckets {
    var all: TokenBucket
    var wrong: TokenBucket
    /// By token. Only those that are known have one, so that they stay few.
    var own: [String: TokenBucket] = [:]
  }

  init(_ limits: IntentLimits, clock: some Clock<Duration>) {
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
  /// - Returns: How long to wait before the next try; zero where there was a place.
  func take(_ caller: IntentCaller) -> Duration {
    let now = elapsed()
    return buckets.withLock { buckets in
      var own =
        buckets.own[caller.id]
        ?? TokenBucket(capacity: limits.burst, perSecond: limits.perSecond, now: now)
      let wait = max(own.wait(at: now), buckets.all.wait(at: now))
      if wait == .zero {
        _ = own.take(at: now)
        _ = buckets.all.take(at: now)
      }
      buckets.own[caller.id] = own
      return wait
    }
  }

  /// Takes the place of a request with a wrong token.
  func takeWrong() -> Duration {
    let now = elapsed()
    return buckets.withLock { buckets in
      let wait = buckets.wrong.wait(at: now)
      if wait == .zero { _ = buckets.wrong.take(at: now) }
      return wait
    }
  }
}

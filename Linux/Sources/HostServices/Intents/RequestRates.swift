import Synchronization
import WebElements

/// The rate limits of requests, per token and in total.
@_spi(Host) public final class RequestRates: Sendable {
  private let limits: IntentLimits
  private let uptime: Uptime
  private let buckets: Mutex<Buckets>

  private struct Buckets {
    var all: TokenBucket
    var wrong: TokenBucket
    /// The buckets by token. Only valid tokens have a bucket, so the number of buckets is small.
    var own: [String: TokenBucket] = [:]
  }

  /// Creates rate limits that have not counted any request.
  public init(_ limits: IntentLimits, clock: some Clock<Duration>) {
    self.limits = limits
    uptime = Uptime(clock: clock)
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

  /// Counts a request.
  ///
  /// - Parameter id: The identifier of the token.
  /// - Returns: The time to wait before a retry, or zero if the request is allowed.
  public func take(_ id: String) -> Duration {
    let now = uptime.now
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

  /// Counts a request with an invalid token.
  ///
  /// - Returns: The time to wait before a retry, or zero if the request is allowed.
  public func takeWrong() -> Duration {
    let now = uptime.now
    return buckets.withLock { $0.wrong.takeIfAvailable(at: now) }
  }
}

/// The resource limits for running intents, which keep scripts from slowing down the app.
@_spi(Host) public struct IntentLimits: Sendable {
  /// The maximum length of a request's body in bytes. The longest text of a habit has 500
  /// characters.
  public var body = 16 * 1_024
  /// The maximum burst of requests per token.
  public var burst = 100.0
  /// The sustained number of requests per second and token.
  public var perSecond = 20.0
  /// The maximum burst of requests of all tokens.
  public var burstInAll = 200.0
  /// The sustained number of requests per second of all tokens.
  public var perSecondInAll = 100.0
  /// The maximum burst of requests with an invalid token.
  public var wrongBurst = 20.0
  /// The sustained number of requests per second with an invalid token.
  public var wrongPerSecond = 2.0
  /// The maximum number of waiting requests.
  public var waiting = 200

  /// Creates the default limits.
  public init() {}
}

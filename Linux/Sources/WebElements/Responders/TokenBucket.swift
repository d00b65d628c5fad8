/// A rate limiter. Each operation takes a token, and tokens are refilled at a constant rate.
package struct TokenBucket: Sendable {
  private let capacity: Double
  private let perSecond: Double
  private var tokens: Double
  private var last: Duration

  /// - Parameters:
  ///   - capacity: The maximum number of tokens, which is the maximum burst.
  ///   - perSecond: The number of tokens refilled per second.
  ///   - now: The time since a fixed reference for this bucket.
  package init(capacity: Double, perSecond: Double, now: Duration) {
    self.capacity = capacity
    self.perSecond = perSecond
    tokens = capacity
    last = now
  }

  /// Takes a token.
  ///
  /// - Returns: The time to wait before the operation; zero if a token was available. The token is
  ///   always taken, so a caller that does not proceed must put it back.
  package mutating func take(at now: Duration) -> Duration {
    refill(at: now)
    tokens -= 1
    return tokens >= 0 ? .zero : .seconds(-tokens / perSecond)
  }

  /// Puts back a token that was taken.
  package mutating func putBack() {
    tokens = min(capacity, tokens + 1)
  }

  /// Takes a token if one is available.
  ///
  /// - Returns: The time until a token is available; zero if the token was taken.
  package mutating func takeIfAvailable(at now: Duration) -> Duration {
    let wait = wait(at: now)
    return wait == .zero ? take(at: now) : wait
  }

  /// Returns the time until a token is available, without taking it; zero if a token is available.
  package mutating func wait(at now: Duration) -> Duration {
    refill(at: now)
    return tokens >= 1 ? .zero : .seconds((1 - tokens) / perSecond)
  }

  private mutating func refill(at now: Duration) {
    tokens = min(capacity, tokens + max(0, (now - last) / .seconds(1)) * perSecond)
    last = now
  }
}

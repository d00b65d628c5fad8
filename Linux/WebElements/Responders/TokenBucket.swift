/// Bounds a rate: each take costs one of the tokens, which come back evenly over time.
package struct TokenBucket: Sendable {
  private let capacity: Double
  private let perSecond: Double
  private var tokens: Double
  private var last: Duration

  /// - Parameters:
  ///   - capacity: How many may be taken at once.
  ///   - perSecond: How many come back in a second.
  ///   - now: Time passed since a moment that stays the same for this bucket.
  package init(capacity: Double, perSecond: Double, now: Duration) {
    self.capacity = capacity
    self.perSecond = perSecond
    tokens = capacity
    last = now
  }

  /// Takes a token.
  /// - Returns: How long to wait before acting on it; zero when one was there. The token is
  ///   taken either way: a caller that does not act puts it back.
  package mutating func take(at now: Duration) -> Duration {
    refill(at: now)
    tokens -= 1
    return tokens >= 0 ? .zero : .seconds(-tokens / perSecond)
  }

  /// Puts back a token that was taken.
  package mutating func putBack() {
    tokens = min(capacity, tokens + 1)
  }

  /// Whether a token is there, without taking it.
  package mutating func hasToken(at now: Duration) -> Bool {
    refill(at: now)
    return tokens >= 1
  }

  /// How long it takes until a token is there; zero when one is there now. None is taken.
  package mutating func wait(at now: Duration) -> Duration {
    refill(at: now)
    return tokens >= 1 ? .zero : .seconds((1 - tokens) / perSecond)
  }

  private mutating func refill(at now: Duration) {
    tokens = min(capacity, tokens + max(0, (now - last) / .seconds(1)) * perSecond)
    last = now
  }
}

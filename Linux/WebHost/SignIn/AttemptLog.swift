import WebElements

/// Bounds the lines that failed attempts to sign in write to the log: five at once, then one a minute.
/// Each line tells how many attempts were left out before it.
struct AttemptLog {
  private var bucket: TokenBucket
  private var omitted = 0

  init(now: Duration) {
    bucket = TokenBucket(capacity: 5, perSecond: 1.0 / 60, now: now)
  }

  /// Counts an attempt.
  /// - Returns: The attempts left out since the line before, or `nil` to leave this one out.
  mutating func line(at now: Duration) -> Int? {
    guard bucket.hasToken(at: now) else {
      omitted += 1
      return nil
    }
    _ = bucket.take(at: now)
    defer { omitted = 0 }
    return omitted
  }
}

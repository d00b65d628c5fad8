import WebElements

/// A limit on the log lines of failed sign-in attempts: a burst of five, and then one per minute.
/// Each line contains the number of omitted attempts.
struct AttemptLog {
  private var bucket: TokenBucket
  private var omitted = 0

  init(now: Duration) {
    bucket = TokenBucket(capacity: 5, perSecond: 1.0 / 60, now: now)
  }

  /// Records an attempt.
  ///
  /// - Returns: The number of attempts omitted since the previous line, or nil to omit this
  ///   attempt.
  mutating func line(at now: Duration) -> Int? {
    guard bucket.takeIfAvailable(at: now) == .zero else {
      omitted += 1
      return nil
    }
    defer { omitted = 0 }
    return omitted
  }
}

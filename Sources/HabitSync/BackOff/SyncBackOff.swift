/// The pause after failures of a transport: 5 seconds, doubled after each further failure, up to 15
/// minutes.
package struct SyncBackOff: Hashable, Sendable {
  /// The pause after the first failure.
  package static let first = Duration.seconds(5)
  /// The longest pause, unless the transport requests a longer one.
  package static let longest = Duration.seconds(15 * 60)
  /// The longest pause that a transport may request, so that a malicious one can't block a device
  /// permanently.
  package static let longestAsked = Duration.seconds(60 * 60)

  /// The number of failures since the last success.
  package private(set) var failures = 0

  package init() {}

  /// Records a failure.
  ///
  /// - Parameter asked: The pause that the transport requests.
  /// - Returns: The time to wait before the next attempt: the pause, varied randomly by up to 20%
  ///   so that devices that failed together do not retry together, or the requested pause if it is
  ///   longer.
  package mutating func failed(
    asked: Duration? = nil,
    using random: inout some RandomNumberGenerator
  ) -> Duration {
    // Eight doublings exceed the longest pause.
    let doublings = min(failures, 8)
    failures += 1
    let due = min(Self.first * (1 << doublings), Self.longest)
    let pause = min(due * Double.random(in: 0.8...1.2, using: &random), Self.longest)
    return max(pause, min(asked ?? .zero, Self.longestAsked))
  }

  /// Records a success.
  package mutating func succeeded() {
    failures = 0
  }
}

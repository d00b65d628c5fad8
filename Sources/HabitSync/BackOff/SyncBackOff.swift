/// How long to leave a carrier alone after it has failed: 5 seconds, then twice as long each time, up
/// to 15 minutes.
package struct SyncBackOff: Hashable, Sendable {
  /// The pause after the first failure.
  package static let first = Duration.seconds(5)
  /// The longest pause of its own.
  package static let longest = Duration.seconds(15 * 60)
  /// The longest pause that a carrier may ask for. One that lies may not keep a device away for good.
  package static let longestAsked = Duration.seconds(60 * 60)

  /// How many times it has failed since it last did as it was asked.
  package private(set) var failures = 0

  package init() {}

  /// Notes a failure.
  /// - Parameter asked: How long the carrier asks to be left alone.
  /// - Returns: How long to wait before the next try. It is a fifth more or less than what is due, so
  ///   that devices that failed together do not come back together.
  package mutating func failed(
    asked: Duration? = nil,
    using random: inout some RandomNumberGenerator
  ) -> Duration {
    // Beyond this many the pause is the longest one.
    let doublings = min(failures, 8)
    failures += 1
    let due = min(Self.first * (1 << doublings), Self.longest)
    let pause = min(due * Double.random(in: 0.8...1.2, using: &random), Self.longest)
    return max(pause, min(asked ?? .zero, Self.longestAsked))
  }

  /// Notes that the carrier did as it was asked.
  package mutating func succeeded() {
    failures = 0
  }
}

import Foundation

/// The time by which notifications come.
struct NotificationClock: Sendable {
  /// What time it is.
  let now: @Sendable () -> Date
  /// Returns after a while, or throws `CancellationError`.
  let sleep: @Sendable (Duration) async throws -> Void
  /// The device's calendar: what components of a date mean that name none.
  var calendar = Calendar.autoupdatingCurrent

  /// The system's clock, or one that the launch option `--now` starts elsewhere.
  static let launched = NotificationOptions.launched.now.map(starting) ?? system

  private static let system = NotificationClock(
    now: { Date() },
    sleep: { try await Task.sleep(for: $0) }
  )

  private static func starting(at start: Date) -> NotificationClock {
    let origin = ContinuousClock.now
    return NotificationClock(
      now: { start.addingTimeInterval(origin.duration(to: .now) / .seconds(1)) },
      sleep: { try await Task.sleep(for: $0) }
    )
  }
}

import Foundation

/// The time by which notifications come.
struct NotificationClock: Sendable {
  /// What time it is.
  let now: @Sendable () -> Date
  /// Returns after a while, or throws `CancellationError`.
  let sleep: @Sendable (Duration) async throws -> Void
  /// The device's calendar: what components of a date mean that name none.
  var calendar = Calendar.autoupdatingCurrent

  /// The clock that the program has chosen.
  static var current: NotificationClock { NotificationHost.current.clock }
}

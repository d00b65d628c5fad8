import Foundation

struct NotificationClock: Sendable {
  /// Returns the current time.
  let now: @Sendable () -> Date
  /// Waits for a duration, or throws `CancellationError`.
  let sleep: @Sendable (Duration) async throws -> Void
  /// The calendar for date components that contain no calendar.
  var calendar = Calendar.autoupdatingCurrent
}

import Foundation

/// The clock for the timelines of widgets.
@_spi(Host) public struct WidgetClock: Sendable {
  /// Returns the current time.
  let now: @Sendable () -> Date
  /// Waits for a duration, or throws `CancellationError`.
  let sleep: @Sendable (Duration) async throws -> Void

  /// Creates a clock.
  public init(
    now: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }
}

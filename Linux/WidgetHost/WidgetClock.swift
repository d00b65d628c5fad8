import Foundation

/// What time it is for the widgets.
package struct WidgetClock: Sendable {
  /// The instant of now.
  let now: @Sendable () -> Date
  /// Returns after a while, or throws `CancellationError`.
  let sleep: @Sendable (Duration) async throws -> Void

  package init(
    now: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }
}

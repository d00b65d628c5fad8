import TestSupport

@_spi(Host) @testable import UserNotifications

extension ManualTime {
  /// The clock for a scheduler.
  var clock: NotificationClock {
    NotificationClock(now: { self.now }, sleep: { try await self.wait($0) })
  }
}

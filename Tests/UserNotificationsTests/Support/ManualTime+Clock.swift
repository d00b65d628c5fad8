import TestSupport

@testable import UserNotifications

extension ManualTime {
  /// The time as notifications read it.
  var clock: NotificationClock {
    NotificationClock(now: { self.now }, sleep: { try await self.wait($0) })
  }
}

import Foundation

/// A while after it was asked for.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// Seconds, above 0.
  public let timeInterval: TimeInterval

  /// Makes a trigger; one that repeats takes at least 60 seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "A time interval of a notification is above 0")
    precondition(!repeats || timeInterval >= 60, "A repeated interval is at least 60 seconds")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The date at which it would come if it were asked for now, by the clock of the notifications.
  open func nextTriggerDate() -> Date? {
    stored.next(after: .current)
  }

  override var stored: StoredTrigger { .interval(timeInterval, repeats: repeats) }
}

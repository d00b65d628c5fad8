import Foundation

/// A trigger that fires after a time interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The interval in seconds; above 0.
  public let timeInterval: TimeInterval

  /// Creates a trigger. A repeating trigger requires at least 60 seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "a time interval must be above 0")
    precondition(!repeats || timeInterval >= 60, "a repeating interval must be at least 60 seconds")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  override var stored: StoredTrigger { .interval(timeInterval, repeats: repeats) }
}

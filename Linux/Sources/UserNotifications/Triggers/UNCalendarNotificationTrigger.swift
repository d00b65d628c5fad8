import Foundation

/// A trigger for a date, or for each time that matches date components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The components to match. The default calendar and time zone are the device's.
  public let dateComponents: DateComponents

  /// Creates a trigger for the next matching date or, if it repeats, for every matching date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  override var stored: StoredTrigger { .calendar(dateComponents, repeats: repeats) }
}

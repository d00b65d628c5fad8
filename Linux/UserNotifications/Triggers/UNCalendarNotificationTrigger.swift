import Foundation

/// At a date, or each time when the clock shows a time.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// What the clock and the calendar have to show. Without a calendar and a time zone, those of the
  /// device.
  public let dateComponents: DateComponents

  /// Makes a trigger for the next date that has these components, or for all of them.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date at which it comes, by the clock of the notifications; nil where all are past.
  open func nextTriggerDate() -> Date? {
    stored.next(after: .current)
  }

  override var stored: StoredTrigger { .calendar(dateComponents, repeats: repeats) }
}

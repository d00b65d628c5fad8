import Foundation

/// What a person did with a notification.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action, or ``UNNotificationDefaultActionIdentifier``.
  public let actionIdentifier: String

  init(_ delivery: StoredDelivery, action: String) {
    notification = UNNotification(delivery.request, date: delivery.date)
    actionIdentifier = action
  }
}

/// The notification itself was opened, not one of its buttons.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

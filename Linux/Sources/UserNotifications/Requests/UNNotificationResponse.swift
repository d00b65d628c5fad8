import Foundation

/// A user's response to a notification.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action, or ``UNNotificationDefaultActionIdentifier``.
  public let actionIdentifier: String

  init(_ delivery: StoredDelivery, action: String) {
    notification = UNNotification(delivery)
    actionIdentifier = action
  }
}

/// The identifier of the action for opening the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

import Foundation

/// A delivered notification.
open class UNNotification: NSObject {
  /// The time at which the notification was due.
  public let date: Date
  /// The request of the notification.
  public let request: UNNotificationRequest

  init(_ delivery: StoredDelivery) {
    date = delivery.date
    request = UNNotificationRequest(delivery.request)
  }
}

/// The stored form of a delivered notification.
struct StoredDelivery: Codable, Hashable, Sendable {
  let request: StoredRequest
  let date: Date
}

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

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

import Foundation

/// A delivered notification.
open class UNNotification: NSObject {
  /// The time at which the notification was due.
  public let date: Date
  /// The request of the notification.
  public let request: UNNotificationRequest

  init(_ request: StoredRequest, date: Date) {
    self.date = date
    self.request = UNNotificationRequest(request)
  }
}

/// The stored form of a delivered notification.
struct StoredDelivery: Codable, Hashable, Sendable {
  let request: StoredRequest
  let date: Date
}

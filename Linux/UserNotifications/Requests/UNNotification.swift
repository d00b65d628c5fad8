import Foundation

/// A notification that has come.
open class UNNotification: NSObject {
  /// When it came; of one that nobody could see by then, when it was due.
  public let date: Date
  /// What asked for it.
  public let request: UNNotificationRequest

  init(_ request: StoredRequest, date: Date) {
    self.date = date
    self.request = UNNotificationRequest(request)
  }
}

/// A notification that has come, as it is kept.
struct StoredDelivery: Codable, Hashable, Sendable {
  let request: StoredRequest
  let date: Date
}

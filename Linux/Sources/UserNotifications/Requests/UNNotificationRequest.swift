import Foundation

/// A request for a notification, with its time.
open class UNNotificationRequest: NSObject {
  /// The identifier of the request. A later request with the same identifier replaces this request.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The trigger of the notification, or nil to deliver it immediately.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.stored)
    self.trigger = trigger
  }

  convenience init(_ stored: StoredRequest) {
    self.init(
      identifier: stored.identifier,
      content: UNNotificationContent(stored.content),
      trigger: stored.trigger?.trigger
    )
  }
}

/// The stored form of a request.
struct StoredRequest: Codable, Hashable, Sendable {
  let identifier: String
  let content: StoredContent
  let trigger: StoredTrigger?
  /// The due time of the notification.
  var due: Date
}

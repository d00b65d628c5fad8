import Foundation

/// A notification that is wanted, and when.
open class UNNotificationRequest: NSObject {
  /// Tells the request apart: another one of the same identifier takes its place.
  public let identifier: String
  /// What the notification says.
  public let content: UNNotificationContent
  /// When it is to come; at once where it is nil.
  public let trigger: UNNotificationTrigger?

  /// Makes a request; the content is copied.
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

/// A request as it is kept.
struct StoredRequest: Codable, Hashable, Sendable {
  let identifier: String
  let content: StoredContent
  let trigger: StoredTrigger?
  /// When the notification is due.
  var due: Date
}

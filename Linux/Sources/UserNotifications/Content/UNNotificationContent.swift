import Foundation

/// The immutable content of a notification. Create it with ``UNMutableNotificationContent``.
open class UNNotificationContent: NSObject {
  var stored: StoredContent

  init(_ stored: StoredContent) {
    self.stored = stored
  }

  /// The title of the notification.
  public internal(set) var title: String {
    get { stored.title }
    set { stored.title = newValue }
  }

  /// The text below the title.
  public internal(set) var body: String {
    get { stored.body }
    set { stored.body = newValue }
  }

  /// The identifier of the category that defines the actions.
  public internal(set) var categoryIdentifier: String {
    get { stored.category }
    set { stored.category = newValue }
  }

  /// The sound of the notification, or nil for none.
  public internal(set) var sound: UNNotificationSound? {
    get { stored.isSilent ? nil : .default }
    set { stored.isSilent = newValue == nil }
  }
}

/// The content of a notification before it is requested.
open class UNMutableNotificationContent: UNNotificationContent {
  /// Creates empty content.
  public init() {
    super.init(StoredContent())
  }

  /// The title of the notification.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The text below the title.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }

  /// The identifier of the category that defines the actions.
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }

  /// The sound of the notification, or nil for none.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
}

/// The stored content of a notification.
struct StoredContent: Codable, Hashable, Sendable {
  var title = ""
  var body = ""
  var category = ""
  var isSilent = true
}

/// The sound of a notification.
open class UNNotificationSound: NSObject {
  /// The browser's or desktop's notification sound.
  public class var `default`: UNNotificationSound { UNNotificationSound() }
}
